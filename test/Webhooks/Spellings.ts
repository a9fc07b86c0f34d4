const words = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)

/** Hosts of URLs that must never be called, by what they try. */
export const forbiddenHosts = {
  "loopback, spelled in all bases": words(`
    127.0.0.1 127.0.0.1. 127.255.255.254 127.1 127.0.1 127.00000.1 2130706433 2130706433. 0x7f000001 0x7F000001 0X7f.1
    0x7f.0x0.0x0.0x1 0x7f.0.0.1 0x7f.0x000001 0x0000007f.1 0177.0.0.1 0177.0.0.01 00000177.0.0.1 0177.1 017700000001
    0177.0x0.0.1 127.0x1 127.0.0x1 0x7f.0.1 0x7f.0000.0.0x1 2130706434 0x7fffffff 017777777777 2147483647 127.65535
    127.16777215
  `),
  "loopback, spelled in other scripts": words(`
    １２７.０.０.１ １２７。０。０。１ 127。0。0。1 127．0．0．1 127｡0｡0｡1 ①②⑦.⓪.⓪.① 𝟏𝟐𝟕.𝟎.𝟎.𝟏 𝟙𝟚𝟟.𝟘.𝟘.𝟙 ¹²⁷.⁰.⁰.¹ ₁₂₇.₀.₀.₁
    ０ｘ７ｆ.1 0ｘ7f000001 ２１３０７０６４３３ 127.0.0.\u00AD1 127.0.0.\u200B1 12\u20607.0.0.1
  `),
  "loopback, percent-encoded": words(`
    %31%32%37.0.0.1 %31%32%37%2e%30%2e%30%2e%31 127%2E0%2E0%2E1 127.0.0.%31 127%E3%80%820%E3%80%820%E3%80%821
    %EF%BC%91%EF%BC%92%EF%BC%97.1 %6c%6f%63%61%6c%68%6f%73%74 %30x7f.1 %5B::1%5D
  `),
  "this network, private and shared ranges": words(`
    0 0.0.0.0 0x0 00 0.1 0.255.255.255 10.0.0.1 10.1 167772161 0xa000001 012.0.0.1 0xa.1 10.255.255.255 172.16.0.1
    172.31.255.255 172.1048577 0xac.0x10.0.1 0254.020.0.1 2886729729 192.168.0.1 192.168.1 192.168.257 0xc0a80001
    0300.0250.0.1 3232235521 192.168.255.255 100.64.0.1 100.127.255.255 100.100.100.200 0x64.0x40.1 100.4194305
  `),
  "link-local and metadata services": words(`
    169.254.169.254 169.254.169.254. 169.254.43518 169.16689662 2852039166 0xa9fea9fe 0xa9.0xfe.0xa9.0xfe
    0251.0376.0251.0376 025177524776 0251.254.169.254 169.254.170.2 169.254.0.0 169.254.255.255 ①⑥⑨.②⑤④.①⑥⑨.②⑤④
    [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [fd00:ec2::254] 168.63.129.16 metadata.google.internal
    metadata.google.internal.
  `),
  "protocol, documentation, benchmark, multicast and reserved ranges": words(`
    192.0.0.1 192.0.0.8 192.0.0.170 192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.88.99.2
    192.175.48.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1
    254.255.255.255 255.255.255.255 4294967295 0xffffffff 037777777777 224.1 3758096385
  `),
  "IPv6 loopback, unspecified, local, multicast and reserved": words(`
    [::] [::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::0001] [0::1] [::2] [fe80::1] [FE80::1]
    [febf::1] [fec0::1] [feff::1] [fc00::1] [fd12:3456:789a::1] [fdff::1] [ff02::1] [ff0e::1] [100::1] [100:0:0:1::1]
    [4000::1] [5f00::1] [8000::1] [e000::1] [1fff::1]
  `),
  "IPv6 documentation, benchmark, ORCHID and AS112": words(`
    [2001:db8::1] [2001:DB8:ffff::1] [3fff::1] [3fff:fff::1] [2001:2::1] [2001:1::1] [2001:3::1] [2001:4:112::1]
    [2001:10::1] [2001:20::1] [2001:30::1] [2001:1ff::1] [2620:4f:8000::1]
  `),
  "IPv4 inside of IPv6": words(`
    [::127.0.0.1] [::7f00:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::FFFF:7F00:0001] [0:0:0:0:0:ffff:7f00:1]
    [0:0:0:0:0:ffff:127.0.0.1] [::ffff:10.0.0.1] [::ffff:192.168.0.1] [::ffff:8.8.8.8] [::8.8.8.8]
    [::ffff:0:127.0.0.1] [::ffff:0:7f00:1] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe]
    [64:ff9b::8.8.8.8] [64:ff9b:1::1] [64:ff9b:1:ffff::10.0.0.1] [2002:7f00:1::] [2002:7f00:0001::1]
    [2002:a9fe:a9fe::1] [2002:c0a8:1::1] [2002:808:808::1] [2001::1] [2001:0:53aa:64c:0:0:80ff:fffe]
    [2001:0000:4136:e378:8000:63bf:3fff:fdd2] [2a00:1450::5efe:127.0.0.1] [2a00:1450::5efe:7f00:1]
    [2a00:1450::200:5efe:10.0.0.1] [2606:4700::100:5efe:c0a8:1] [2606:4700::300:5efe:8.8.8.8] [fe80::5efe:10.0.0.1]
  `),
  "zones, and what is not an address at all": words(`
    [fe80::1%25eth0] [fe80::1%eth0] [::1%25lo] [2606:4700::1111%25eth0] [::1 ::1 [:::1] [1::2::3] 127.0.0.256
    1.2.3.4.5 0x100000000 4294967296 127.0.0.1.1 08.8.8.8 0x7g.1 example.1 foo.0x7f
  `),
  "local names": words(`
    localhost localhost. LOCALHOST LocalHost. ｌｏｃａｌｈｏｓｔ ⓛⓞⓒⓐⓛⓗⓞⓢⓣ loc\u00ADalhost api.localhost a.b.localhost
    localhost.localdomain localhost6.localdomain6.local printer.local printer.local. printer。local PRINTER.LOCAL
    db.internal db.INTERNAL. wiki.intranet nas.lan nas.home router.home.arpa ad.corp vault.private intranet db
    kubernetes host-1 com a..example.com .example.com example.com. example.com.. .
  `)
}

/** Hosts on the public internet, some right beside a forbidden range. */
export const publicHosts = words(`
  example.com hooks.example.com HOOKS.EXAMPLE.COM hooks.zapier.com hook.eu2.make.com bücher.example
  xn--bcher-kva.example localhost.example.com local.example.com internal.example.com mylocalhost.com notlocal.net
  lan.com 127.0.0.1.nip.io 10.example.com 0x7f.example.com exa_mple.com 1.1.1.1 8.8.8.8 0x08080808 134744072
  9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
  172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255
  203.0.112.255 223.255.255.255 168.63.129.15 [2606:4700:4700::1111] [2001:4860:4860::8888] [2001:200::1]
  [2001:db7::1] [2001:db9::1] [2003::1] [2a00:1450:4001:800::200e] [2620:4f:8001::1] [3ffe::1]
  [2606:4700::5eff:808:808]
`)
