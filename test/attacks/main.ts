import { startNameServer } from "../Webhooks/NameServer.ts"
import { atOnce } from "./AtOnce.ts"
import { type Attack, Findings } from "./Attack.ts"
import { floods } from "./Bodies/Floods.ts"
import { oddBodies } from "./Bodies/OddBodies.ts"
import { slowBodies } from "./Bodies/SlowBodies.ts"
import { unsignedBodies } from "./Bodies/UnsignedBodies.ts"
import { changingNames } from "./ChangingNames.ts"
import { clocks } from "./Clocks.ts"
import { database, waits } from "./Database.ts"
import { everyParameter } from "./EveryParameter.ts"
import { forms } from "./Forms.ts"
import { hangingNames } from "./HangingNames.ts"
import { interimAnswers } from "./InterimAnswers.ts"
import { isolation } from "./Isolation.ts"
import { lockout } from "./Lockout.ts"
import { oauthCodes } from "./OAuthCodes.ts"
import { spelledPaths } from "./Paths.ts"
import { redirects } from "./Redirects.ts"
import { roles } from "./Roles.ts"
import { secrets } from "./Secrets.ts"
import { signedInForms } from "./SignedInForms.ts"
import { otherMachines, rawHttp } from "./Sockets.ts"
import { storedMarkup } from "./StoredMarkup.ts"
import { mayNameServers, startTarget } from "./Target.ts"
import { targetAddresses } from "./TargetAddresses.ts"

/** So that it is the attempts that are refused, and not that they are many. */
const often = { STEWARD_RATE_LIMIT_PER_MINUTE: "60000", STEWARD_RATE_LIMIT_BURST: "6000" }

/** What is tried on one Steward. */
interface Round {
  readonly settings: Readonly<Record<string, string>>
  readonly attacks: ReadonlyArray<Attack>
  /** MiB of the disk that it has to itself; null for the disk of everybody. */
  readonly room?: number
  /** The address of a name server that it has to itself; the round is left out where this account may not give it one. */
  readonly nameServer?: string
}

/** On a Steward as it is started, on one that may send to this machine, and on one whose database is taken from it. */
const rounds: ReadonlyArray<Round> = [
  {
    settings: often,
    attacks: [
      isolation,
      everyParameter,
      roles,
      spelledPaths,
      oddBodies,
      forms,
      signedInForms,
      redirects,
      oauthCodes,
      atOnce,
      targetAddresses,
      rawHttp,
      otherMachines,
      unsignedBodies,
      storedMarkup,
      floods,
      lockout,
      secrets
    ]
  },
  { settings: {}, attacks: [clocks] },
  { settings: { ...often, STEWARD_ALLOW_PRIVATE_TARGETS: "true" }, attacks: [interimAnswers] },
  {
    settings: { ...often, STEWARD_ALLOW_PRIVATE_TARGETS: "true" },
    attacks: [hangingNames],
    nameServer: "127.0.0.77"
  },
  { settings: often, attacks: [changingNames], nameServer: "127.0.0.78" },
  { settings: { ...often, STEWARD_TRUSTED_PROXIES: "127.0.0.1" }, attacks: [slowBodies] },
  { settings: { ...often, ...waits }, attacks: [database], room: 512 }
]

const tried = async ({ attacks, nameServer, room, settings }: Round) => {
  if (nameServer !== undefined && !mayNameServers()) {
    console.log(`- ${attacks.map(({ name }) => name).join(", ")}: left out, as this account may not name a name server`)
    return 0
  }
  const names = nameServer === undefined ? null : await startNameServer(nameServer, 53)
  const target = await startTarget(settings, room ?? null, nameServer ?? null)
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
    names?.stop()
  }
  return broken
}

const wanted = process.argv.slice(2)
let broken = 0
for (const round of rounds) {
  const attacks = round.attacks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  if (attacks.length > 0) broken += await tried({ ...round, attacks })
}
console.log(broken === 0 ? "\nEverything held." : `\n${broken} did not hold.`)
process.exit(broken === 0 ? 0 : 1)
