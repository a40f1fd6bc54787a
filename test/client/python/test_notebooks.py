"""The notebooks, run as Jupyter runs them, against the server with the bundled sample."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, cast

import nbformat
import pytest
from nbclient import NotebookClient

from brazilian_market_data import Client
from brazilian_market_data.types_gen import ComparedMonths

FOLDER = Path(__file__).parents[3] / "notebooks"
HOLDERS, INSIDE, MONTHS = "who_owns_petr4", "what_a_fund_really_holds", "a_month_against_the_next"
#: How many figures each draws.
FIGURES = {HOLDERS: 1, INSIDE: 2, MONTHS: 2}

Cell = Mapping[str, Any]


@cache
def run(name: str, **parameters: str) -> list[Cell]:
    """Run a notebook, with other values for its parameters where some are named, and give its cells."""
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    [first] = [cell for cell in notebook.cells if cell.id == "parameters"]
    for parameter, value in parameters.items():
        first.source, count = re.subn(rf'^{parameter} = "[^"]*"', f'{parameter} = "{value}"', first.source, flags=re.M)
        assert count == 1
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()
    return list(notebook.cells)


def outputs(cells: list[Cell], kind: str) -> list[str]:
    """Give what the cells showed as text or figures."""
    shown = [output for cell in cells for output in cell.get("outputs", [])]
    return [output["data"][kind] for output in shown if kind in output.get("data", {})]


def text(cells: list[Cell]) -> str:
    return "\n".join(outputs(cells, "text/markdown"))


def table(cells: list[Cell], cell_id: str, at: int = 0) -> list[dict[str, str]]:
    """Read a table that a cell showed."""
    [cell] = [cell for cell in cells if cell["id"] == cell_id]
    tables = [shown for shown in outputs([cell], "text/markdown") if shown.startswith("| ")]
    lines = [line.removeprefix("| ").removesuffix(" |").split(" | ") for line in tables[at].split("\n")]
    return [dict(zip(lines[0], line)) for line in lines[2:]]


def digits(value: Decimal | None) -> str:
    """Write a number as the notebooks do: every digit, with commas between thousands."""
    return "not known" if value is None else f"{value:,}"


def test_a_notebook_is_kept_without_what_it_showed_so_that_nothing_in_it_is_old() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(FIGURES)
    for path in FOLDER.glob("*.ipynb"):
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        code = [cell for cell in notebook.cells if cell.cell_type == "code"]
        assert [cell for cell in code if cell.outputs or cell.execution_count is not None] == []


@pytest.mark.parametrize("name", FIGURES)
def test_every_cell_runs_and_the_figures_are_drawn(name: str) -> None:
    cells = run(name)
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    errors = [output for cell in code for output in cell["outputs"] if output["output_type"] in ("error", "stream")]

    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert errors == []  # No warnings either, such as those of a letter that the font of a figure lacks.
    figures = [base64.b64decode(figure) for figure in outputs(cells, "image/png")]
    assert len(figures) == FIGURES[name]
    assert all(figure.startswith(b"\x89PNG") and len(figure) > 10_000 for figure in figures)


@pytest.mark.parametrize("name", FIGURES)
def test_the_end_names_source_snapshot_and_units_and_says_that_a_sample_is_one(name: str, client: Client) -> None:
    snapshot = client.status().get().body["data"]["newest_snapshot"]
    end = outputs(run(name), "text/markdown")[-1]

    assert snapshot is not None and f"snapshot `{snapshot['id']}`" in end
    for words in ("Comissão de Valores Mobiliários", "in reais (R$)", "**sample**", "**synthetic**"):
        assert words in end


def test_the_holders_of_petr4_are_those_of_the_api_digit_by_digit(client: Client) -> None:
    answer = client.asset_holders("PETR4", "2025-10").get()
    holders = answer.body["data"]
    cells = run(HOLDERS)

    assert [(row["CNPJ"], row["shares"], row["value (R$)"]) for row in table(cells, "table")] == [
        (row["cnpj"], digits(row["quantity"]), digits(row["value"])) for row in holders
    ]
    total = sum((row["value"] for row in holders), Decimal(0))
    assert f"worth **R$ {digits(total)}** together" in text(cells)
    assert f"The largest is {holders[0]['name']} with R$ {digits(holders[0]['value'])}" in text(cells)
    assert answer.headers["x-data-completeness"] in text(cells)
    through = [row for row in client.asset_holders("PETR4", "2025-10", indirect=True) if row.get("indirect_value")]
    assert [row["through others (R$)"] for row in table(cells, "indirect")] == [
        digits(row.get("indirect_value")) for row in through
    ]


@pytest.mark.parametrize("fund", ["59834667000132", "58313268000163"])
def test_what_a_fund_really_holds_adds_up_and_says_what_stays_closed(fund: str, client: Client) -> None:
    filed = client.portfolio(fund, "2025-10").get().body["data"]
    opened = client.portfolio_look_through(fund, "2025-10").get().body["data"]
    coverage = opened["coverage"]
    unopened = cast(dict[str, Decimal], coverage["unexpanded_value"])
    closed = sum((value for reason, value in unopened.items() if reason != "reconciliation"), Decimal(0))
    cells = run(INSIDE, FUND=fund)

    assert sorted(row["value (R$)"] for row in table(cells, "table")) == sorted(
        digits(line["final_position_value"]) for line in filed["portfolio"]
    )
    inside = sum(Decimal(row["value (R$)"].replace(",", "")) for row in table(cells, "table", at=1))
    assert closed > 0 and inside + closed == filed["fund"]["total_portfolio_value"]
    assert f"**{coverage['coverage_percent']} %** of the value could be followed" in text(cells)
    assert f"**R$ {digits(closed)}** could not" in text(cells)
    assert sum(Decimal(row["value (R$)"].replace(",", "")) for row in table(cells, "closed")) == closed


def test_the_changes_of_a_month_are_those_of_the_api_digit_by_digit(client: Client) -> None:
    data = client.portfolio_compare("13416245000146", "2025-10", with_="2024-02").get().body["data"]
    before, now = data["compared"]["total_portfolio_value"], data["fund"]["total_portfolio_value"]
    assets = cast(list[ComparedMonths], data["assets"])
    cells = run(MONTHS)

    assert [(row["2024-02-29 (R$)"], row["2025-10-31 (R$)"], row["change (R$)"]) for row in table(cells, "table")] == [
        (digits(asset["previous_value"]), digits(asset["value"]), digits(asset["change"])) for asset in assets
    ]
    assert f"R$ {digits(before)} on 2024-02-29, **R$ {digits(now)}** on 2025-10-31" in text(cells)
    assert f"changes together: R$ {digits(now - before if now else None)}." in text(cells)
    assert "**20 months apart**" in text(cells)
