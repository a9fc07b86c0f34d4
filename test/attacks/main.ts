import { type Attack, Findings } from "./Attack.ts"
import { forms } from "./Forms.ts"
import { interimAnswers } from "./InterimAnswers.ts"
import { isolation } from "./Isolation.ts"
import { lockout } from "./Lockout.ts"
import { rawHttp } from "./RawHttp.ts"
import { redirects } from "./Redirects.ts"
import { secrets } from "./Secrets.ts"
import { startTarget } from "./Target.ts"
import { targetAddresses } from "./TargetAddresses.ts"
import { unsignedBodies } from "./UnsignedBodies.ts"

/** So that it is the attempts that are refused, and not that they are many. */
const often = { STEWARD_RATE_LIMIT_PER_MINUTE: "60000", STEWARD_RATE_LIMIT_BURST: "6000" }

/** What is tried on a Steward as it is started, and on one that may send to this machine. */
const rounds: ReadonlyArray<readonly [Readonly<Record<string, string>>, ReadonlyArray<Attack>]> = [
  [often, [isolation, forms, redirects, targetAddresses, rawHttp, unsignedBodies, lockout, secrets]],
  [{ ...often, STEWARD_ALLOW_PRIVATE_TARGETS: "true" }, [interimAnswers]]
]

const tried = async (settings: Readonly<Record<string, string>>, attacks: ReadonlyArray<Attack>) => {
  const target = await startTarget(settings)
  let broken = 0
  try {
    for (const { name, run } of attacks) {
      const findings = new Findings()
      const started = performance.now()
      await run(target, findings).catch((error) => findings.held("it ran to its end", false, error))
      const took = Math.round((performance.now() - started) / 100) / 10
      const held = findings.attempts - findings.broken.length
      console.log(
        `${findings.broken.length === 0 ? "✓" : "✗"} ${name}: ${held} of ${findings.attempts} held, ${took} s`
      )
      for (const line of findings.figures) console.log(`    ${line}`)
      for (const line of findings.broken.slice(0, 10)) console.log(`    ✗ ${line}`)
      broken += findings.broken.length
    }
  } finally {
    await target.stop()
  }
  return broken
}

const wanted = process.argv.slice(2)
let broken = 0
for (const [settings, attacks] of rounds) {
  const chosen = attacks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  if (chosen.length > 0) broken += await tried(settings, chosen)
}
console.log(broken === 0 ? "\nEverything held." : `\n${broken} did not hold.`)
process.exit(broken === 0 ? 0 : 1)
