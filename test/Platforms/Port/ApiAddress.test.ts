import { assert, describe, it } from "@effect/vitest"
import { refusedDiagnosis } from "#src/Platforms/Doctor/Findings.ts"
import { askedElsewhere, imitatedHere } from "#src/Platforms/Port/ApiAddress.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"

const own = "https://graph.facebook.com/v26.0"
const at = (address: string) => ({ setting: "STEWARD_FACEBOOK_GRAPH", address, own })

describe("where a platform is asked", () => {
  it("is told where it is not the platform's own, without a password", () => {
    assert.strictEqual(askedElsewhere(at(own)), "")
    assert.strictEqual(
      askedElsewhere(at("https://me:hunter2@proxy.example/v1")),
      ` It was asked at https://…@proxy.example/v1 (STEWARD_FACEBOOK_GRAPH), and its own address is ${own}.`
    )
  })

  it("says of an address on this machine that the demonstration has to run, also by the doctor", () => {
    for (const here of ["http://localhost/v1", "http://127.0.0.1:4001/graph", "http://[::1]:80"]) {
      assert.include(imitatedHere(at(here)), "only while it runs")
    }
    for (const there of [own, "https://localhost.example/v1", "http://127.0.0.1.example"]) {
      assert.strictEqual(imitatedHere(at(there)), "")
    }
    const remedyAt = (address: string) =>
      refusedDiagnosis(new Transient({ reason: "Facebook could not be reached." }), at(address)).findings[0]?.remedy
    assert.strictEqual(remedyAt(own), "Look again in a while.")
    assert.strictEqual(
      remedyAt("http://127.0.0.1:4001/graph/v26.0"),
      "Look again in a while. The demonstration's platforms answer only while it runs."
    )
  })
})
