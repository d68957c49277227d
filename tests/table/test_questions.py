"""What a player must know after a lesson: the rules page answers it, beside its rule, in both languages."""

from __future__ import annotations

import re

import pytest

from purrlor.table.game import find_game

# The question, its rule, and words of the answer in English and in Polish.
QUESTIONS = {
    "wizards-and-witches": [
        ("Who wins?", "WW-1", "last one standing", "Wytrwaj najdłużej"),
        ("Do Potions and Spells count apart?", "WW-1", "count together", "liczą się razem"),
        ("Who is second?", "WW-1", "second", "drugi"),
        ("May I keep the card that I drew?", "WW-2", "you must", "trzeba ją zagrać"),
        ("What if I can't play it?", "WW-2", "discard it", "odrzuć ją"),
        ("What does not fit into a shield?", "WW-4", "can't catch hits them", "czego nie złapie osłona"),
        ("Does a Mirror send a Spell back?", "WW-5", "nothing flies back", "nic nie wraca"),
        ("When is a shield discarded?", "WW-5", "full shield is discarded", "Pełną osłonę odrzuca się"),
        ("When do I draw two cards?", "WW-9", "From your next turn on", "Od następnej kolejki"),
        ("Does an Exploded Lair need a Lair?", "WW-10", "loses their next turn", "traci następną kolejkę"),
        ("Can I be skipped twice running?", "WW-10", "must play once", "musi zagrać"),
        (
            "What if the draw pile is empty?",
            "WW-3",
            "shuffle the discard pile",
            "stos odrzuconych tasuje się",
        ),
        ("How many can play?", "WW-1", "2 to 7 players", "2–7 osób"),
        (
            "Where do the cards of somebody go who is out?",
            "WW-1",
            "discards all the cards",
            "odrzuca wszystkie",
        ),
        ("Who begins?", "WW-2", "A random player begins", "Zaczyna wylosowana osoba"),
        ("What if neither of two cards can be played?", "WW-9", "discard both", "odrzucasz obie"),
        ("And if the only Lair is mine?", "WW-10", "you can't play it", "tej karty nie da się zagrać"),
        ("What does a Lair do in Strategic?", "WW-21", "play one of the four", "zagrywasz jedną z czterech"),
        ("What if nobody can be hit?", "WW-23", "The fewest hits win", "najmniej trafień"),
    ],
    "wizard-kittens": [
        ("What do I begin with?", "WK-1", "one in each at the start", "na początku po jednym"),
        ("May I leave the spell out?", "WK-11", "can't leave it out", "Nie można tego pominąć"),
        ("May I cast the same spell again?", "WK-11", "not the one you cast last", "nie to samo co ostatnio"),
        ("When is a curse defeated?", "WK-13", "end of your own turn", "Na koniec swojej tury"),
        ("May I wait with it?", "WK-13", "whether you want to or not", "czy chcesz, czy nie"),
        ("What do cards cost that a curse did not need?", "WK-13", "costs you a point", "kosztuje punkt"),
        ("When does chapter 3 open?", "WK-15", "opens chapter 3", "otwiera wszystkim rozdział 3"),
        ("Which cards does a bonus count?", "WK-20", "left in your circle", "zostały w obszarze"),
        ("What decides a tie?", "WK-20", "then the most curses", "potem najwięcej klątw"),
        ("When does Extra Credit not count?", "WK-21", "without Extra Credit", "bez celów"),
        ("Who wins when Caught comes?", "WK-21", "fewest cards", "najmniej kart"),
        ("With how many points am I guilty?", "WK-21", "10 points or more", "10 punktów lub więcej"),
        ("When can Caught come?", "WK-3", "last eleven cards", "ostatnich jedenastu kart"),
        ("Can a victory be shared?", "WK-20", "shares the victory", "dzielą się wygraną"),
        ("Which new rules are for two?", "WK-40", "paws beside their title", "łapek przy tytule"),
        ("Which Cat opens chapter 3 in Chaos Mode?", "WK-32", "waits for it", "trzeba na niego poczekać"),
        ("Who begins?", "WK-5", "random one begins", "Zaczyna wylosowany kotek"),
        ("Which curses are in the game?", "WK-4", "two of each band", "po dwie z każdego poziomu"),
        ("Can I defeat the new curse at once?", "WK-13", "of a later turn", "którejś z następnych tur"),
        ("May I Yoink a card of my own?", "WK-31", "your own included", "także swojego"),
        ("Where does a chapter go that is passed?", "WK-33", "stays in chapter 1", "zostają w rozdziale 1"),
        ("How often does a rule apply?", "WK-33", "once for each curse", "raz za każdą klątwę"),
        ("Who passes cards first?", "WK-33", "how we play", "tak to rozgrywamy"),
    ],
    "battle-kittens": [
        ("Who wins?", "BK-7", "The most fish after three rounds win", "wygrywa ten, kto ma najwięcej ryb"),
        ("What if two have equally many fish?", "BK-7", "share the victory", "zwycięstwo jest wspólne"),
        (
            "Can one Attribute count at two Battlegrounds?",
            "BK-2",
            "At each of them another Attribute counts",
            "Na każdym liczy się inna cecha",
        ),
        ("Where do the other Kittens go?", "BK-3", "passes the rest to the left", "resztę podaje w lewo"),
        ("May I change what I took?", "BK-3", "until everybody has chosen", "dopóki nie wybiorą wszyscy"),
        ("Which Battleground comes first?", "BK-5", "open first", "najpierw na dwóch odkrytych"),
        ("Do partners' Flags count together?", "BK-33", "Stats, Flags and", "Cechy, chorągwie i"),
        ("May a squad be empty?", "BK-4", "at least one to each", "na każde co najmniej jednego"),
        ("Must I draw for Yarn?", "BK-10", "you may draw", "możesz dobrać"),
        ("Whose icons come first?", "BK-12", "lowest number", "najniższym numerem"),
        ("What decides between equal totals?", "BK-20", "Flags decide", "decydują chorągwie"),
        ("What do squads get that share a place?", "BK-20", "its full fish", "wszystkie ryby za to miejsce"),
        ("Does a total of zero win fish?", "BK-20", "zero counts, too", "zero też się liczy"),
        ("Do I keep my Kittens?", "BK-6", "shuffled and dealt anew", "tasuje się i rozdaje od nowa"),
    ],
    "isle-of-cats": [
        (
            "Where may the first cat lie?",
            "IC-3.31",
            "the first tile anywhere",
            "Pierwszą płytkę kładziesz gdziekolwiek",
        ),
        ("And the next ones?", "IC-3.31", "must share a side", "musi stykać się bokiem"),
        ("What does a map give?", "IC-3.33", "take a common treasure", "wziąć zwykły skarb"),
        ("Are fish lost that I do not spend?", "IC-3.1", "keep what you do not spend", "niewydane zostają"),
        (
            "How many cards do I keep?",
            "IC-3.22",
            "keeps two and passes the rest",
            "zatrzymuje dwie, a resztę podaje",
        ),
        ("Does a rare treasure fill a field?", "IC-3.1", "meanwhile do not count", "skarby się nie liczą"),
        ("And lessons that I draw later?", "IC-3.23", "wait for the next", "czekają do następnego dnia"),
        ("Which cards wait for a tile?", "IC-8.5", "that change your boat", "które zmieniają łódź"),
        (
            "How are cards dealt alone?",
            "IC-6.5",
            "Of five cards you keep three",
            "Z pięciu kart zatrzymujesz trzy",
        ),
        ("How many cards does she use?", "IC-6.6", "how many cards she uses", "liczbę kart na ten dzień"),
        ("What if her number is missing?", "IC-6.7", "the highest one counts", "bierze najwyższy"),
        ("How many lessons has she?", "IC-6.4", "three lessons", "trzy lekcje"),
        ("Do cards stay in my hand?", "IC-3.23", "stay in your hand", "zostają w ręce"),
        ("What does a cat cost?", "IC-3.24", "3 fish (left) or 5 fish (right)", "3 (lewe) lub 5 ryb (prawe)"),
        ("Who goes first?", "IC-3.24", "more boots goes first", "Kto ma więcej butów"),
        (
            "Where do cats go that nobody took?",
            "IC-3.26",
            "nobody rescued leave",
            "nikt nie uratował, odchodzą",
        ),
        ("What does a rat cost?", "IC-3.41", "visible rat | −1", "widoczny szczur | −1"),
        ("What does a room cost?", "IC-3.42", "not completely covered | −5", "nie całkiem zakryte | −5"),
        ("What is a family worth?", "IC-3.43", "8, 11, 15, 20", "8, 11, 15, 20"),
        ("What decides a tie?", "IC-3.46", "most fish", "więcej ryb"),
        ("And in family mode?", "IC-8.52", "most full rooms", "więcej pełnych pomieszczeń"),
        ("Do rare treasures score in family mode?", "IC-8.52", "score nothing", "nie dają punktów"),
        ("Must I take the treasure of a map?", "IC-3.33", "if you like", "możesz wziąć"),
        ("Is a kitten a cat?", "IC-7.1", "count as cats for everything", "liczą się jak koty"),
        ("Do more kittens come?", "IC-7.1", "filled up to four again", "uzupełniana do czterech"),
        ("Do kittens leave at night?", "IC-7.1", "stay overnight", "zostają na noc"),
        ("What becomes of beasts that nobody took?", "IC-7.2", "flee in the evening", "wieczorem uciekają"),
        ("Does a beast earn a treasure?", "IC-7.2", "earns no treasure", "nie przynosi skarbu"),
        (
            "How many friendships does a beast make?",
            "IC-7.2",
            "one friendship per colour",
            "w każdym kolorze",
        ),
        ("How does a royal rat go?", "IC-7.41", "feed 1 fish to a cat", "nakarm 1 rybą kota"),
        ("What does a royal rat cost?", "IC-7.41", "cost 3 points each", "kosztują po 3 punkty"),
        ("Do I keep a token?", "IC-7.41", "laid is lost in the evening", "wieczorem przepada"),
        ("What do public lessons score alone?", "IC-6.3", "rounded up", "zaokrągloną w górę"),
        ("And with as many points as my sister?", "IC-6.9", "a tie is lost", "remis to przegrana"),
        ("Alone with kittens?", "IC-8.26", "four new ones come", "przychodzą cztery nowe"),
        ("Alone with beasts?", "IC-7.22", "3 points for every icon", "3 punkty za każdy znak"),
        ("Alone with events?", "IC-7.34", "a fixed number of points", "stałą liczbę punktów"),
        ("Which shapes are yours?", "IC-9.1", "the shapes of the kittens", "kształty kociaków"),
        ("And which lessons?", "IC-9.4", "the eight new lessons", "osiem nowych lekcji"),
    ],
}


@pytest.mark.parametrize("game", QUESTIONS)
def test_the_rules_page_answers_what_a_new_player_asks(game: str) -> None:
    for question, rule, *answers in QUESTIONS[game]:
        for language, words in zip(("en", "pl"), answers, strict=True):
            assert words in paragraph(game, language, rule), f"{question} ({language})"


def paragraph(game: str, language: str, rule: str) -> str:
    """Give the words of the rules page that lead up to the mark of a rule, since the mark before."""
    page = (find_game(game).texts / f"rules.{language}.md").read_text(encoding="utf-8")
    for words, marks in re.findall(r"([^{}]*)\{([^{}]*)\}", page):
        if rule in marks.split():
            return " ".join(str(words).replace("**", "").split())
    raise AssertionError(f"{rule} is not on the page")
