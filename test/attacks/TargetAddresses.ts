import type { Attack } from "./Attack.ts"
import { api } from "./Target.ts"

const hosts = `127.0.0.1 127.1 0177.0.0.1 0x7f.1 2130706433 0x7f000001 0 0.0.0.0 localhost LOCALHOST. localhost.
  [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:0001] [64:ff9b::7f00:1] [fe80::1] [fc00::1] [ff02::1]
  [2002:7f00:1::] 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.2.1 198.18.0.1 224.0.0.1 240.0.0.1
  255.255.255.255 metadata.google.internal. user:pw@127.0.0.1 127.0.0.1%2f.example ①②⑦.⓪.⓪.① １２７.0.0.1 127。0。0。1
  a.localhost`
  .split(/\s+/)
  .filter((host) => host !== "")

/** Every spelling of an address inside, as where deliveries go. */
export const targetAddresses: Attack = {
  name: "target addresses",
  run: async (target, findings) => {
    const addresses = [
      ...hosts.flatMap((host) => [`https://${host}/`, `http://${host}:5432/`]),
      ...[
        "file:///etc/passwd",
        "gopher://127.0.0.1/",
        "ftp://8.8.8.8/",
        "https:///",
        "//8.8.8.8/",
        "https://[::1",
        "\u0000"
      ]
    ]
    for (const target_url of addresses) {
      const answer = await api(target, target.key, "POST", "/hooks", { target_url, event: "comment.received" })
      // a name may be taken, and is then refused when it is resolved; an address is refused at once
      const isName = target_url.includes("metadata.google")
      findings.held(target_url, answer.status === 400 || (isName && answer.status < 500), answer.status)
    }
  }
}
