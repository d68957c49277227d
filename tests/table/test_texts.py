"""The texts: the same keys in both languages, every key used exists, Polish plurals are right."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from purrlor.server.texts import server_texts
from purrlor.table.game import Game, all_games
from purrlor.table.options import PLAYERS
from purrlor.table.texts import LANGUAGES, Texts, game_texts, table_texts

SOURCE = Path(__file__).parents[2] / "src" / "purrlor"
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
FOLDERS = sorted(path for name in ("texts", "lessons") for path in SOURCE.rglob(name) if path.is_dir())


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Read the messages of a file, with their variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    english, polish = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert set(english) == set(polish)
    different = {key for key in english if english[key] != polish[key]}
    assert different == set(), "texts with other variables"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_polish_plurals_have_three_forms(folder: Path) -> None:
    """A Polish text that chooses by number has to tell one, few and many apart."""
    for entry in FluentParser().parse((folder / "pl.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            chosen = [
                variant.key.name for variant in variants(entry) if isinstance(variant.key, ast.Identifier)
            ]
            if {"one", "few", "many"} & set(chosen):
                assert {"one", "few", "many"} <= set(chosen), entry.id.name


def variants(message: ast.Message) -> list[ast.Variant]:
    found: list[ast.Variant] = []

    class Collect(Visitor):
        def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Collect().visit(message)
    return found


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_declared_has_a_text(game: Game[Any], language: str) -> None:
    texts = game_texts(game, language)
    keys = ["game-name", "game-about"]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"option-{option.name}-about" for option in game.options if option.name != PLAYERS]
    keys += [f"action-{action.word()}" for action in game.actions.types]
    keys += [f"event-{event.word()}" for event in game.events.types]
    for record in (*game.actions.types, *game.events.types):
        for field in record.fields():
            if field.named is not None:
                keys += [f"{field.named.prefix}-{name}" for name in field.named.names]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_something_is_told_of_it_as_you(game: Game[Any], language: str) -> None:
    source = (game.texts / f"{language}.ftl").read_text(encoding="utf-8")
    sentences = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }
    for event in game.events.types:
        key = f"event-{event.word()}"
        assert (f"{key}-you" in sentences) == ("{ $seat }" in sentences[key]), key
        assert "{ $seat }" not in sentences.get(f"{key}-you", ""), key


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
def test_every_reason_in_the_code_has_a_text(game: Game[Any]) -> None:
    folder = SOURCE / "games" / game.name.replace("-", "_")
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    keys = set(re.findall(r"Reason\(\s*\"[^\"]*\"(?: if [^,]+)?,\s*\"([\w-]+)\"", code))
    texts = [game_texts(game, language) for language in LANGUAGES]
    assert keys
    assert [key for key in keys for text in texts if not text.has(f"why-{key}")] == []


def test_every_refusal_outside_the_games_has_a_text() -> None:
    rooms = ("table", "cli", "bots", "server")
    code = "\n".join(
        path.read_text(encoding="utf-8") for room in rooms for path in SOURCE.glob(f"{room}/*.py")
    )
    keys = set(re.findall(r"refused\(\s*\"([\w-]+)\"", code)) | set(
        re.findall(r"Reason\(\"\", \"([\w-]+)\"", code)
    )
    assert len(keys) > 30
    texts = [server_texts(language) for language in LANGUAGES]
    assert [key for key in keys if not all(text.has(f"why-{key}") for text in texts)] == []


@pytest.mark.parametrize(
    ("hits", "words"),
    [(1, "1 trafienie"), (2, "2 trafienia"), (5, "5 trafień"), (22, "22 trafienia"), (12, "12 trafień")],
)
def test_polish_counts_hits(hits: int, words: str) -> None:
    texts = game_texts(all_games()["wizards-and-witches"], "pl")
    assert words in texts.say("event-hit", seat="Ala", card="", hits=hits, total=hits)


@pytest.mark.parametrize(
    ("cards", "words"), [(1, "1 karta"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty"), (0, "0 kart")]
)
def test_polish_counts_cards(cards: int, words: str) -> None:
    texts = game_texts(all_games()["wizards-and-witches"], "pl")
    assert texts.say("event-reshuffled", cards=cards).endswith(words + ".")
    assert words in texts.say("view-held", held=cards)


def test_a_missing_text_shows_its_key_and_a_missing_argument_is_an_error() -> None:
    texts: Texts = table_texts("en")
    assert texts.say("no-such-key") == "⟨no-such-key⟩"
    with pytest.raises(ValueError, match="seat-name"):
        texts.say("seat-name")


def test_a_question_names_a_bare_verb_by_what_it_ends() -> None:
    game = all_games()["isle-of-cats"]
    stop, done = (
        next(kind for kind in game.actions.types if kind.word() == word)() for word in ("pass", "done")
    )
    english, polish = (game_texts(game, language) for language in LANGUAGES)
    assert english.choice(stop, "ask-rescue") == "Rescue no more today"
    assert polish.choice(stop, "ask-rescue") == "Dziś nikogo więcej nie ratuję"
    assert english.choice(done, "ask-buy") != english.choice(done, "ask-move")
    assert english.choice(stop, "ask-token") == english.record(stop)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_words_of_a_question_belong_to_a_question_that_is_put(game: Game[Any]) -> None:
    known = {key for key in messages(Path(str(game.texts / "en.ftl"))) if key.startswith("ask-")}
    bare = {kind.word() for kind in game.actions.types if not kind.fields()}
    for key in known:
        question, _, verb = key.rpartition("-")
        assert verb not in bare or question in known, key


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_board_says_all_of_its_words_and_no_others(game: Game[Any]) -> None:
    sources = [*(BOARDS / game.name).glob("*.svelte"), *(BOARDS / game.name).glob("*.ts")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = re.findall(r"['\"`](board-[\w-]*)(['\"`]|\$\{)", code)
    whole = {key for key, end in said if end != "${"}
    starts = tuple(key for key, end in said if end == "${")
    known = {key for key in messages(Path(str(game.texts / "en.ftl"))) if key.startswith("board-")}
    assert whole <= known
    assert all(any(key.startswith(start) for key in known) for start in starts)
    assert {key for key in known - whole if not key.startswith(starts)} == set()


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [(1, "+1 point", "+1 punkt"), (3, "+3 points", "+3 punkty"), (15, "+15 points", "+15 punktów")],
)
def test_a_board_counts_points_with_their_sign(n: int, english: str, polish: str) -> None:
    game = all_games()["isle-of-cats"]
    said = [game_texts(game, language).say("board-points", sign="+", n=n) for language in LANGUAGES]
    assert said == [english, polish]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_never_shares_a_kittens_name(language: str) -> None:
    bots = set(table_texts(language).say("bot-names").split())
    assert len(bots) == len(table_texts(language).say("bot-names").split()) >= 7
    for game, prefix in (("wizard-kittens", "kitten-"), ("battle-kittens", "card-")):
        source = (all_games()[game].texts / f"{language}.ftl").read_text(encoding="utf-8")
        kittens = re.findall(rf"^{prefix}\w+ = (.*)", source, re.M)
        assert len(kittens) >= 4
        assert not bots & {word for name in kittens for word in name.split()}
