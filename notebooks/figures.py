"""What the notebooks share: exact numbers in tables, short labels and one look for figures."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import TypeVar

import matplotlib.pyplot as plt
from IPython.display import Markdown, display
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from brazilian_market_data import Client

Row = TypeVar("Row")

#: Colours of Okabe and Ito, which people with any kind of colour vision can tell apart.
BLUE, ORANGE, RED, GREEN, GREY = "#0072B2", "#E69F00", "#D55E00", "#009E73", "#B8BDC2"

#: Words of law that make the names of funds long. They are left out of labels, never of tables.
LEGAL = re.compile(
    r"(FUNDO DE |FI DE |FIC DE )?(INVESTIMENTO|FUNDOS) (EM COTAS )?(DE |EM )(FUNDOS? DE INVESTIMENTO )?(EM )?"
    r"(DIREITOS CREDIT[OÓ]RIOS|[IÍ]NDICE)"
    r"|(FUNDO|FI|CLASSE|CI) DE ((INVESTIMENTO DE )?[IÍ]NDICE|INVESTIMENTO( FINANCEIRO)?)"
    r"|\b(DE )?RESP(ONSABILIDADE|\.)? (LIMITADA|LTDA\.?)|\bINVESTIMENTO SUSTENT[AÁ]VEL",
    re.IGNORECASE,
)
#: Codes of Selic, and what traders call the bonds.
BONDS = {"100000": "LTN", "210100": "LFT", "760199": "NTN-B", "770100": "NTN-C", "950199": "NTN-F"}

plt.rcParams.update(
    {
        "axes.grid": True,
        "axes.grid.axis": "x",
        "axes.axisbelow": True,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "axes.titlelocation": "left",
        "figure.constrained_layout.use": True,
        "figure.dpi": 110,
        "font.size": 10,
        "text.parse_math": False,  # R$ is no formula
        "grid.color": "#E3E6E8",
        "ytick.left": False,
    }
)


def shorten_name(name: str, length: int = 42) -> str:
    """Shorten the name of a fund for a label."""
    plain = " ".join(name.split())
    words = re.sub(r"(\s+-)+\s*$|^[\s-]+", "", re.sub(r"(\s+-)+\s+", " - ", LEGAL.sub(" ", plain)))
    label = " ".join(words.split()) or plain
    return label if len(label) <= length else label[: length - 1].rstrip() + "…"


def name_asset(asset_id: str | None, name: str, kind: str) -> str:
    """Name an asset for a label: the code that people know it by, else its name, else its kind."""
    scheme, _, code = (asset_id or "").partition(":")
    if scheme == "b3":
        return code
    if scheme == "selic":
        bond, _, maturity = code.partition(":")
        return f"{BONDS.get(bond, bond)} {maturity[:7]}"
    return shorten_name(name, 34) if name else (asset_id or kind.replace("_", " "))[:34]


def write_brl(value: Decimal) -> str:
    """Write reais with every digit."""
    return f"R$ {value:,}"


def write_millions(value: Decimal) -> str:
    """Write reais in millions with one decimal, for figures and their titles only."""
    return f"R$ {value / 1_000_000:,.1f} M"


def write_change(value: Decimal) -> str:
    """Write a change with its sign in millions, or in thousands where that is nearly nothing, for figures only."""
    millions = value / 1_000_000
    return f"{millions:+,.1f} M" if abs(millions) >= Decimal("0.05") else f"{value / 1000:+,.1f} k"


def say(text: str) -> None:
    """Show a sentence."""
    display(Markdown(text))  # type: ignore[no-untyped-call]


def show_table(rows: Sequence[Row], columns: Mapping[str, Callable[[Row], object]]) -> None:
    """Show a table: a cell is what the function of its column reads from the row, numbers with every digit."""
    cells = [[read(row) for read in columns.values()] for row in rows]
    numbers = [any(isinstance(line[at], (Decimal, int)) for line in cells) for at in range(len(columns))]
    lines = [list(columns), ["--:" if number else ":--" for number in numbers]]
    lines += [[_write_cell(value) for value in line] for line in cells]
    say("\n".join(f"| {' | '.join(line)} |" for line in lines))


def _write_cell(value: object) -> str:
    if value is None:
        return "not known"
    return f"{value:,}" if isinstance(value, (Decimal, int)) else str(value).replace("|", "\\|")


def write_title(figure: Figure, text: str) -> None:
    """Write what a figure shows above it, in lines that fit."""
    figure.suptitle("\n".join(textwrap.wrap(text, 82)), x=0.01, ha="left", fontsize=13, fontweight="bold")


def draw_bars(
    axes: Axes, labels: Sequence[str], values: Sequence[Decimal], colours: Sequence[str], notes: Sequence[str]
) -> None:
    """Draw a bar for each label, the first one on top, with a note at its end.

    A pixel needs no cents: here, and nowhere else, values become binary numbers.
    """
    drawn = [float(value) for value in values]
    reach = max((abs(value) for value in drawn), default=1.0) or 1.0
    places = range(len(labels))
    axes.barh(places, drawn, color=list(colours), height=0.72)
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.axvline(0, color="#555555", linewidth=0.8)
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    for place, value, note in zip(places, drawn, notes):
        side, way = ("left", 1) if value >= 0 else ("right", -1)
        axes.text(value + way * reach * 0.012, place, note, va="center", ha=side, fontsize=8.5)
    room = reach * 0.012 * max((len(note) for note in notes), default=0) + reach * 0.05
    axes.set_xlim(min(0.0, *drawn) - (room if min(drawn) < 0 else 0), max(0.0, *drawn) + room)


def say_source(client: Client, snapshot: str | None, completeness: Iterable[str | None]) -> None:
    """Say where the figures are from, which snapshot gives them again, and what is missing or made up."""
    dataset = client.dataset("cvm_fund_portfolio", snapshot=snapshot).get().body["data"]
    partial = sorted({text for text in completeness if text and text != "complete"})
    lines = [
        dataset["attribution"],
        f"Dataset `cvm_fund_portfolio` ({dataset['title']}), snapshot `{snapshot}`: `snapshot={snapshot}` in a request "
        "gives the same numbers again.",
        "Values are in reais (R$) at the end of the month, as the funds filed them, to the cent; quantities are in units "
        "of the asset.",
    ]
    lines += [
        f"The month is not whole on this server: `{text}`. What these files have is not in the answers."
        for text in partial
    ]
    if client.status().get().body["data"]["sample"]:
        lines.append(
            "This server says that its data are a **sample**. In the one that comes with the project the lines of "
            "portfolios are those of CVM, but most files of the two months were cut, and the register of funds "
            "(managers, types, some names) is **synthetic**: `data/sample/README.md` says what is what."
        )
    say("\n".join(f"- {line}" for line in lines))
