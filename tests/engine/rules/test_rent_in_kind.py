"""Rent paid partly in cash and partly in property, where the owner agrees (MISC-03)."""

from tests.support.plays import plays

OFFERED = (
    "seats 3; A $120 deeds baltic,reading; turn 9 of A owing A=300 to B",
    "A offer B gives reading+$120 takes - forgives #",
)
"""A, who owes B $300, offers all the cash and Reading Railroad for the debt."""


def test_misc_03_part_in_cash_and_part_in_property_closes_the_debt() -> None:
    plays(
        *OFFERED,
        "B accept: A trade-made; A debt-forgiven; next to-end; A $0 has baltic; "
        "B $1620 has reading",
    )


def test_misc_03_the_owner_need_not_agree() -> None:
    plays(*OFFERED, "B refuse: next owing; A $120 has reading")
