"""The tables of the world."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, bot INTEGER NOT NULL DEFAULT 0,
    locale TEXT NOT NULL DEFAULT 'en-US', dms_closed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS channels (
    id INTEGER PRIMARY KEY, type INTEGER NOT NULL, parent_id INTEGER, recipient_id INTEGER,
    body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS thread_members (
    thread_id INTEGER NOT NULL, user_id INTEGER NOT NULL, PRIMARY KEY (thread_id, user_id));
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, only_for INTEGER, nonce TEXT,
    deleted INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL, body TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS messages_by_channel ON messages (channel_id, id);
CREATE INDEX IF NOT EXISTS messages_by_revision ON messages (revision);
CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (channel_id, nonce);
CREATE TABLE IF NOT EXISTS interactions (
    id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, type INTEGER NOT NULL,
    user_id INTEGER NOT NULL, channel_id INTEGER NOT NULL, message_id INTEGER,
    created REAL NOT NULL, state TEXT NOT NULL, original_id INTEGER, command TEXT, modal TEXT);
CREATE TABLE IF NOT EXISTS commands (
    id INTEGER PRIMARY KEY, guild_id INTEGER, position INTEGER NOT NULL, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS emojis (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, type TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS pings (
    id INTEGER PRIMARY KEY, message_id INTEGER NOT NULL, user_id INTEGER NOT NULL,
    kind TEXT NOT NULL, silent INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS pings_by_message ON pings (message_id);
CREATE INDEX IF NOT EXISTS pings_by_user ON pings (user_id, message_id);
CREATE INDEX IF NOT EXISTS channels_by_recipient ON channels (type, recipient_id);
CREATE TABLE IF NOT EXISTS reads (
    user_id INTEGER NOT NULL, channel_id INTEGER NOT NULL, message_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, channel_id));
"""
