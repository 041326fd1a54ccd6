"""Who asks, and how much: behind proxies too."""

from __future__ import annotations

from typing import Any

import pytest

from topcluck.server.addresses import Addresses, Bucket, client_of, household
from topcluck.server.settings import Settings, networks

PROXIES = networks(("10.0.0.0/8", "::1"))


def scope(client: str | None, *headers: tuple[str, str]) -> dict[str, Any]:
    """A request from an address."""
    return {
        "client": None if client is None else (client, 1),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }


@pytest.mark.parametrize(
    ("client", "header", "value", "found"),
    [
        ("1.2.3.4", "x-forwarded-for", "9.9.9.9", "1.2.3.4"),  # a stranger may write what he likes
        ("10.0.0.1", "x-forwarded-for", "9.9.9.9", "9.9.9.9"),
        ("10.0.0.1", "x-forwarded-for", "8.8.8.8, 9.9.9.9", "9.9.9.9"),  # the left one was written by 9.9.9.9
        ("10.0.0.1", "x-forwarded-for", "8.8.8.8, 9.9.9.9, 10.0.0.2", "9.9.9.9"),
        ("10.0.0.1", "x-forwarded-for", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "x-forwarded-for", "", "10.0.0.1"),
        ("10.0.0.1", "x-forwarded-for", "9.9.9.9:1234", "9.9.9.9"),
        ("10.0.0.1", "x-forwarded-for", "[2001:db8::1]:80", "2001:db8::1"),
        ("10.0.0.1", "x-forwarded-for", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "forwarded", "for=9.9.9.9", "10.0.0.1"),  # not the header that these proxies write
        ("::ffff:10.0.0.1", "x-forwarded-for", "9.9.9.9", "9.9.9.9"),
    ],
)
def test_a_header_is_believed_as_far_as_trusted_proxies_wrote_it(
    client: str, header: str, value: str, found: str
) -> None:
    assert client_of(scope(client, (header, value)), PROXIES, "x-forwarded-for") == found


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("for=9.9.9.9", "9.9.9.9"),
        ('proto=https;For="[2001:db8::1]:4711";by=10.0.0.1', "2001:db8::1"),
        ("for=8.8.8.8, for=9.9.9.9;proto=http", "9.9.9.9"),
        ("for=unknown", "unknown"),
        ("proto=https", "10.0.0.1"),
    ],
)
def test_the_standard_header_is_read_where_the_host_says_so(value: str, found: str) -> None:
    asked = scope("10.0.0.1", ("forwarded", value), ("x-forwarded-for", "7.7.7.7"))
    assert client_of(asked, PROXIES, "forwarded") == found


def test_without_trusted_proxies_no_header_counts() -> None:
    assert client_of(scope("10.0.0.1", ("x-forwarded-for", "9.9.9.9")), (), "x-forwarded-for") == "10.0.0.1"
    assert client_of(scope(None), PROXIES, "x-forwarded-for") == "local"


def test_a_network_of_ipv6_addresses_is_one_household() -> None:
    assert household("2001:db8:1:2:3::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:1.2.3.4") == household("1.2.3.4") == "1.2.3.4"


def test_a_bucket_lets_through_what_comes_in_over_time() -> None:
    bucket = Bucket(2, 3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.4) is False
    assert bucket.take(0.5) is True and bucket.take(0.5) is False
    assert bucket.wait() == pytest.approx(0.5)
    assert not bucket.is_full(1.9) and bucket.is_full(2.1)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_requests_of_one_address_are_limited_and_others_are_not_touched() -> None:
    addresses = Addresses(Settings(requests_per_minute=12))
    assert [addresses.request("a") for _ in range(3)] == [0, 0, 0]
    assert addresses.request("a") == pytest.approx(5, abs=0.5)
    assert addresses.request("b") == 0


def test_sockets_are_counted_by_address_and_in_all() -> None:
    addresses = Addresses(Settings(sockets_per_address=2, sockets=3))
    assert [addresses.come("a") for _ in range(3)] == [True, True, False]
    assert [addresses.come("b") for _ in range(2)] == [True, False]
    addresses.go("a")
    assert addresses.come("b") and addresses.sockets == 3
    for address in "abb":
        addresses.go(address)
    assert addresses.sockets == 0 and addresses.come("a")
