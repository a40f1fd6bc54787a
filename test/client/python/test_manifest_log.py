"""The log of manifests: a publisher who holds the key cannot show another history than before."""

import base64
import hashlib
import json
from datetime import datetime, timezone

import pytest
from brazilian_market_data import SignatureError, join_log, verify_log
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY = Ed25519PrivateKey.generate()
PEM = KEY.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()
NOW = datetime(2026, 1, 5, tzinfo=timezone.utc)
MANIFESTS = {f"2026010{day}T030000Z": f"manifest {day}".encode() for day in range(1, 6)}
ORIGIN = "market-data/manifests"


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def root_of(leaves: list[bytes]) -> bytes:
    if len(leaves) == 1:
        return leaves[0]
    left = max(2**power for power in range(8) if 2**power < len(leaves))
    return sha256(b"\1", root_of(leaves[:left]), root_of(leaves[left:]))


def publish(manifests: dict[str, bytes]) -> bytes:
    """Make the answer of a server whose publisher signs whatever it shows."""
    entries = [{"snapshot": name, "manifest_sha256": sha256(text).hex()} for name, text in manifests.items()]
    leaves = [sha256(b"\0", f"{each['snapshot']} {each['manifest_sha256']}".encode()) for each in entries]
    newest = entries[-1]
    lines = [
        *(
            ORIGIN,
            str(len(entries)),
            base64.b64encode(root_of(leaves)).decode(),
            f"snapshot {newest['snapshot']}",
        ),
        *(
            f"manifest {newest['manifest_sha256']}",
            "signed 2026-01-05T00:00:00Z",
            "expires 2026-01-08T00:00:00Z",
            "",
        ),
    ]
    text = "\n".join(lines)
    key_id = sha256(f"{ORIGIN}\n".encode(), b"\1", KEY.public_key().public_bytes_raw())[:4]
    signature = base64.b64encode(key_id + KEY.sign(text.encode())).decode()
    return json.dumps({"checkpoint": f"{text}\n\u2014 {ORIGIN} {signature}\n", "entries": entries}).encode()


def first(count: int) -> dict[str, bytes]:
    return dict(list(MANIFESTS.items())[:count])


def seen(count: int) -> tuple[int, str]:
    log = verify_log(publish(first(count)), [PEM], now=NOW)
    return (log.size, log.root)


def test_takes_a_log_that_continues_the_one_it_saw() -> None:
    for count in range(1, 6):
        log = verify_log(publish(MANIFESTS), [PEM], known=seen(count), now=NOW)
        log.demand_manifest(log.snapshot, MANIFESTS[log.snapshot])
        assert (log.size, log.is_stale) == (5, False)


@pytest.mark.parametrize(
    ("shown", "fault"),
    [
        (first(2), "is an old one: it has 2 entries, and had 3"),
        ({**MANIFESTS, "20260102T030000Z": b"another"}, "The history was rewritten"),
        (
            {name: text for name, text in MANIFESTS.items() if name != "20260101T030000Z"},
            "The history was rewritten",
        ),
    ],
)
def test_refuses_another_history_though_it_is_signed(shown: dict[str, bytes], fault: str) -> None:
    with pytest.raises(SignatureError, match=fault):
        verify_log(publish(shown), [PEM], known=seen(3), now=NOW)


def test_says_that_a_head_is_stale_and_refuses_it_where_asked_to() -> None:
    late = datetime(2026, 1, 8, tzinfo=timezone.utc)
    assert verify_log(publish(MANIFESTS), [PEM], now=late).is_stale
    with pytest.raises(SignatureError, match="stale since 2026-01-08"):
        verify_log(publish(MANIFESTS), [PEM], now=late, require_fresh=True)


def test_refuses_a_later_time_another_key_and_other_entries() -> None:
    answer = publish(MANIFESTS).decode()
    with pytest.raises(SignatureError, match="not the one that was signed"):
        verify_log(answer.replace("expires 2026", "expires 2027").encode(), [PEM], now=NOW)
    other = Ed25519PrivateKey.generate().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    with pytest.raises(SignatureError, match="None of the keys"):
        verify_log(answer.encode(), [other.decode()], now=NOW)
    with pytest.raises(SignatureError, match="not the one of its head"):
        verify_log(
            answer.replace(sha256(b"manifest 1").hex(), "f" * 64).encode(),
            [PEM],
            now=NOW,
        )


def test_refuses_a_manifest_that_is_not_the_logged_one() -> None:
    log = verify_log(publish(MANIFESTS), [PEM], now=NOW)
    with pytest.raises(SignatureError, match="is not the one in the log"):
        log.demand_manifest(log.snapshot, b"another")
    with pytest.raises(SignatureError, match="is not in the log"):
        log.demand_manifest("20300101T000000Z", b"")


def test_joins_the_files_of_a_bucket_into_the_log_of_a_server() -> None:
    answer = json.loads(publish(MANIFESTS))
    texts = [f"{each['snapshot']} {each['manifest_sha256']}".encode() for each in answer["entries"]]
    bundle = b"".join(len(text).to_bytes(2, "big") + text for text in texts)
    files = {"checkpoint": answer["checkpoint"].encode(), "tile/entries/000.p/5": bundle}
    assert json.loads(join_log(files.__getitem__)) == answer
