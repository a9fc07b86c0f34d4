import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Attack } from "./Attack.ts"
import { owner } from "./Owner.ts"
import { api } from "./Target.ts"

/** Every secret that was made, looked for in the log and in the files of the database. */
export const secrets: Attack = {
  name: "secrets at rest",
  run: async (target, findings) => {
    const answer = await api(
      target,
      target.key,
      "POST",
      "/hooks",
      { target_url: "https://8.8.8.8/secret", event: "comment.received" },
      { "idempotency-key": "attack-1" }
    )
    const [signing = ""] = /whsec_[\w+/=-]+/.exec(await answer.text()) ?? []
    findings.held("a hook has a signing secret", signing.length > 20)
    const marker = "https://8.8.8.8/secret"
    await Bun.sleep(1500)
    const known = { "a key": target.key, "a signing secret": signing, "a password": owner.password }
    const folder = join(target.directory, "postgres")
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    let bytes = 0
    let markers = 0
    for (const { name, parentPath } of files) {
      const content = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0))
      bytes += content.length
      if (content.includes(marker)) markers += 1
      for (const [what, secret] of Object.entries(known)) {
        findings.held(`${what} in ${name}`, secret === "" || !content.includes(secret))
      }
    }
    findings.held("what is no secret is found, so that the search can", markers > 0)
    // after its start, where it shows the key of the demonstration to whoever started it
    const log = target.printed().slice(target.printed().indexOf("Ctrl-C"))
    for (const [what, secret] of Object.entries(known)) findings.held(`${what} in the log`, !log.includes(secret))
    findings.figure(
      `${files.length} files of PostgreSQL, ${Math.round(bytes / 1024 / 1024)} MiB, and the log were searched`
    )
  }
}
