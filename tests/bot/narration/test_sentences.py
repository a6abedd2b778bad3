"""Sentences that are put together, in other languages: verbs by number, articles of spaces."""

import pytest

from bot.language.language import load
from bot.narration.narration import narrate
from engine.core import events as e
from engine.core import why as w
from engine.core.events import Event
from engine.editions.board import GO, JAIL
from engine.editions.board_names import US_NAMES
from tests.bot.render.tables import RULES, people
from tests.support import game as g

A, B, C, D = 0, 1, 2, 3
POST = RULES.played_by_post()


def told(locale: str, *events: Event) -> list[str]:
    return narrate(events, people(load(locale)), RULES)


def landed(space: int) -> list[Event]:
    return [e.DiceRolled(A, 1, 2, 0), e.Moved(A, 0, space)]


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "🎩 Ada passed", "🎩 Ada and 🚗 Bo passed"),
        ("de", "🎩 Ada passt", "🎩 Ada und 🚗 Bo passen"),
        ("es", "🎩 Ada pasó", "🎩 Ada y 🚗 Bo pasaron"),
        ("fr", "🎩 Ada passe", "🎩 Ada et 🚗 Bo passent"),
        ("pt-BR", "🎩 Ada passou", "🎩 Ada e 🚗 Bo passaram"),
    ],
)
def test_a_verb_is_plural_for_several(locale: str, one: str, two: str) -> None:
    assert told(locale, e.BidderPassed(A, 1)) == [one]
    assert told(locale, e.BidderPassed(A, 1), e.BidderPassed(B, 1)) == [two]


@pytest.mark.parametrize(
    ("locale", "what"),
    [
        ("en", "Electric Company"),
        ("de", "das Elektrizitätswerk"),
        ("es", "la Compañía Eléctrica"),
        ("fr", "la Compagnie d’électricité"),
        ("pt-BR", "a Companhia Elétrica"),
    ],
)
def test_what_is_bought_or_won_stands_with_its_article(locale: str, what: str) -> None:
    for event in (
        e.PropertyBought(A, g.ELECTRIC, 150),
        e.PurchaseDeclined(A, g.ELECTRIC),
        e.DeedTaken(A, g.ELECTRIC),
        e.AuctionWon(A, g.ELECTRIC, 150),
        e.AuctionUnsold(g.ELECTRIC),
        e.DeedsDealt(A, (g.ELECTRIC,), 150),
    ):
        (line,) = told(locale, event)
        assert f" {what}" in line


@pytest.mark.parametrize(
    ("locale", "begins"),
    [
        ("en", "🚗 Bo and 🐕 Cy each paid Ada $50 because of "),
        ("de", "🚗 Bo und 🐕 Cy zahlen jeweils 50\u00a0$ an Ada "),
        ("fr", "🚗 Bo et 🐕 Cy paient 50\u00a0$ par personne à Ada (à cause d’"),
    ],
)
def test_several_who_pay_the_same_are_told_together(locale: str, begins: str) -> None:
    paid = [e.Paid(seat, (A,), 50, w.CardSum("CC-OPERA")) for seat in (B, C)]
    (line,) = told(locale, *paid)
    assert line.startswith(begins)


@pytest.mark.parametrize(
    ("locale", "one", "both"),
    [
        ("de", "die Hypothek auf Baltic", "die Hypotheken auf Baltic und Reading"),
        ("fr", "l’hypothèque sur Baltic", "les hypothèques sur Baltic et Reading"),
        ("pt-BR", "a hipoteca sobre Baltic", "as hipotecas sobre Baltic e Reading"),
    ],
)
def test_several_mortgages_that_are_paid_off_stand_in_the_plural(
    locale: str, one: str, both: str
) -> None:
    baltic, reading = e.Unmortgaged(A, 3, 33), e.Unmortgaged(A, g.READING, 110)
    assert one in told(locale, baltic)[0]
    assert both in told(locale, baltic, reading)[0]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de", "bietet 10\u00a0$ auf das Elektrizitätswerk"),
        ("es", "pujó 10\u00a0$ por la Compañía Eléctrica"),
        ("fr", "enchérit sur la Compagnie d’électricité à 10\u00a0$"),
        ("pt-BR", "disputou a Companhia Elétrica com um lance de $\u00a010"),
    ],
)
def test_what_somebody_bids_on_has_its_article(locale: str, said: str) -> None:
    assert said in told(locale, e.BidMade(A, g.ELECTRIC, 10))[0]


@pytest.mark.parametrize("locale", ["de", "fr"])
def test_sealed_answers_of_several_look_like_that_of_one(locale: str) -> None:
    words = load(locale)
    filed = [e.MaximumFiled(A, 1), e.MaximumFiled(B, 1)]
    both = narrate(filed, people(words), POST)
    assert both == [
        words.say(
            "line", who=words.and_list(["🎩 Ada", "🚗 Bo"]), said=words.say("filed-sealed", count=2)
        )
    ]
    assert words.say("filed-sealed", count=2) != words.say("filed-sealed", count=1)


@pytest.mark.parametrize(
    ("locale", "space", "said"),
    [
        ("de", 2, "🎩 Ada würfelt 1+2 und landet auf einem Gemeinschaftsfeld"),
        ("de", g.VERMONT, "🎩 Ada würfelt 1+2 und landet auf dem Feld Vermont"),
        ("es", 20, "🎩 Ada tiró 1+2 y cayó en el Parking Gratuito"),
        ("fr", g.INCOME_TAX, "🎩 Ada lance 1+2 et arrive sur la case Impôt sur le revenu"),
        ("fr", g.ELECTRIC, "🎩 Ada lance 1+2 et arrive sur la Compagnie d’électricité"),
        ("pt-BR", 2, "🎩 Ada tirou 1+2 e caiu no Cofre"),
    ],
)
def test_a_space_stands_with_its_article(locale: str, space: int, said: str) -> None:
    assert told(locale, *landed(space)) == [said]


@pytest.mark.parametrize(
    ("locale", "begins"),
    [("en", "🚗 Bo goes first: "), ("de", "🚗 Bo fängt an: "), ("es", "Empieza 🚗 Bo: ")],
)
def test_whom_the_first_rolls_chose_comes_before_them(locale: str, begins: str) -> None:
    rolls = [e.StarterRolled(A, 1, 2, 0), e.StarterRolled(B, 3, 4, 1)]
    (line,) = told(locale, *rolls, e.TurnStarted(B))
    assert line == f"{begins}🎩 Ada 1+2, 🚗 Bo 3+4"


def test_a_tax_chosen_later_is_said_as_one_says_it() -> None:
    tax = e.Paid(A, (), 200, w.IncomeTax(None))
    assert told("de", tax) == ["🎩 Ada zahlt pauschal 200\u00a0$ Einkommensteuer"]


@pytest.mark.parametrize(
    ("locale", "passed", "paid"),
    [
        ("en", "passed Home (+$200)", "paid the flat $200 for Vet"),
        ("de", "kommt über Home (+200\u00a0$)", "zahlt pauschal 200\u00a0$ Vet"),
        ("pt-BR", "cruzou Home (+$\u00a0200)", "pagou o valor fixo (Vet): $\u00a0200"),
    ],
)
def test_places_are_called_as_the_board_calls_them(locale: str, passed: str, paid: str) -> None:
    places = {GO: "Home", 4: "Vet", JAIL: "Kennel"}
    own = US_NAMES.model_copy(update={"places": places})
    voice = people(load(locale), own)
    rolled = e.DiceRolled(A, 1, 2, 0)
    (line,) = narrate([rolled, e.Moved(A, 39, 2), e.SalaryPaid(A, 200)], voice, RULES)
    assert passed in line
    assert narrate([e.Paid(A, (), 200, w.IncomeTax(None))], voice, RULES) == [f"🎩 Ada {paid}"]
    (line,) = narrate([rolled, e.Moved(A, 7, JAIL)], voice, RULES)
    assert "Kennel" in line


def test_a_space_of_somebody_stands_with_its_article() -> None:
    rent = w.Rent(g.ELECTRIC, "utility", 3, 4, 1)
    (line,) = told("de", *landed(g.ELECTRIC), e.Paid(A, (B,), 12, rent))
    assert line.startswith(
        "🎩 Ada würfelt 1+2 und landet bei Bo auf dem Elektrizitätswerk: Miete 12"
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "A to 1; B to 2; C"), ("fr", "A to 1 ; B to 2 ; C")],
)
def test_lists_of_lists_are_kept_apart(locale: str, said: str) -> None:
    assert load(locale).semicolon_list(["A to 1", "B to 2", "C"]).replace("\u00a0", " ") == said
    assert load(locale).comma_list(["A", "B", "C"]) == "A, B, C"
    assert load(locale).semicolon_list([]) == load(locale).comma_list([]) == ""


@pytest.mark.parametrize(
    ("locale", "bought", "declined"),
    [
        ("de", "kauft das Grundstück für", "kauft das Grundstück nicht"),
        ("es", "compró la propiedad por", "no compró la propiedad"),
    ],
)
def test_a_space_has_no_gender_that_its_name_may_not_have(
    locale: str, bought: str, declined: str
) -> None:
    assert bought in told(locale, *landed(g.BALTIC), e.PropertyBought(A, g.BALTIC, 60))[0]
    assert declined in told(locale, *landed(g.BALTIC), e.PurchaseDeclined(A, g.BALTIC))[0]
