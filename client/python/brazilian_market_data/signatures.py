"""Manifests that are signed: which keys you trust, and which files they vouch for."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from .errors import SignatureError, UnsafeAnswerError
from .monotonic import SNAPSHOT
from .types_gen import BulkRow

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

KEYS_ADDRESS = "/.well-known/market-data-keys.json"


@dataclass(frozen=True)
class VerifiedManifest:
    """A manifest that a trusted key has signed."""

    snapshot: str
    key_id: str
    #: The sha256 of each file, by its path below the snapshot's folder, as ``file`` of ``bulk`` names it.
    hashes: Mapping[str, str]

    def demand(self, file: BulkRow) -> None:
        """Check that the signed manifest has this file with this hash. Raises SignatureError if it has another."""
        if self.hashes.get(file["file"]) != file["sha256"]:
            raise SignatureError(f"The server lists {file['file']} with another sha256 than the signed manifest has.")


def manifest_address(snapshot: str) -> str:
    return f"/data/manifest.json?snapshot={snapshot}"


def signature_address(snapshot: str) -> str:
    return f"/data/manifest.sig?snapshot={snapshot}"


def snapshot_of(file: BulkRow) -> str:
    """Read the snapshot that the address of a file names."""
    [named] = parse_qs(urlsplit(file["path"]).query).get("snapshot", [""])
    if not SNAPSHOT.fullmatch(named):
        raise UnsafeAnswerError(f"The server lists a file whose address names no snapshot: {file['path']!r}")
    return named


def verify_manifest(snapshot: str, manifest: bytes, signature: bytes, keys: Sequence[str]) -> VerifiedManifest:
    """Check that one of the keys has signed exactly these bytes. Needs cryptography.

    Each of ``keys`` is a public key in PEM, or a JSON Web Key Set. Raises SignatureError if none has signed them.
    """
    from cryptography.exceptions import InvalidSignature

    signed = json.loads(signature)
    key_id = signed["key_id"]
    trusted = {key.id: key for text in keys for key in read_trusted_keys(text)}
    if key_id not in trusted:
        raise SignatureError(f"The manifest is signed by the key {key_id}, which is none of the keys that you trust.")
    try:
        trusted[key_id].key.verify(base64.b64decode(signed["signature"], validate=True), manifest)
    except (InvalidSignature, ValueError) as error:
        raise SignatureError(f"The manifest of snapshot {snapshot} is not the one that was signed.") from error
    content = json.loads(manifest)
    if content["snapshot"] != snapshot:
        raise SignatureError(f"The manifest is of snapshot {content['snapshot']}, and {snapshot} was asked for.")
    valid_until = trusted[key_id].valid_until
    if valid_until is not None and content["created_at"] >= valid_until:
        raise SignatureError(f"Snapshot {snapshot} is signed by a key that was replaced at {valid_until}.")
    return VerifiedManifest(snapshot, key_id, _hashes_in(content))


@dataclass(frozen=True)
class TrustedKey:
    """A public key that you trust."""

    key: Ed25519PublicKey
    id: str
    valid_until: str | None


def read_trusted_keys(text: str) -> list[TrustedKey]:
    """Read a public key in PEM, or those of a JSON Web Key Set."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    if text.lstrip().startswith("-----"):
        key = load_pem_public_key(text.encode())
        if not isinstance(key, Ed25519PublicKey):
            raise SignatureError("A key is no Ed25519 key.")
        return [TrustedKey(key, _thumbprint(key), None)]
    found = []
    for entry in json.loads(text)["keys"]:
        key = Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(entry["x"] + "="))
        found.append(TrustedKey(key, _thumbprint(key), entry.get("valid_until")))
    return found


def _thumbprint(key: Ed25519PublicKey) -> str:
    """Compute the name of a key (RFC 7638)."""
    x = _base64url(key.public_bytes_raw())
    return _base64url(hashlib.sha256(f'{{"crv":"Ed25519","kty":"OKP","x":"{x}"}}'.encode()).digest())


def _base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _hashes_in(content: Any) -> dict[str, str]:
    """Every object of the manifest that has a ``file`` and a ``sha256`` is a published file."""
    if isinstance(content, list):
        return {file: sha256 for each in content for file, sha256 in _hashes_in(each).items()}
    if not isinstance(content, dict):
        return {}
    if isinstance(content.get("file"), str) and isinstance(content.get("sha256"), str):
        return {content["file"]: content["sha256"]}
    return _hashes_in(list(content.values()))
