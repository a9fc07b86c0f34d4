import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { banner } from "#src/Demo/Banner.ts"

const demo = {
  base_url: "http://localhost:8080",
  api_key: "stw_live_1",
  workspace_id: "ws_nordlys",
  sandbox_url: "http://localhost:8081",
  receiver_url: "http://localhost:8082",
  receiver_log: "receiver.jsonl"
}

const told = (brand: Parameters<typeof banner>[2]["brand"]) =>
  banner(demo, "demo.json", { open: "http://localhost:8080/sign-in?link=1", setUp: Option.none(), brand })

describe("what a newcomer is told", () => {
  it("is where the comments of a file go, and how to get a key for that brand", () => {
    const words = told(Option.some({ workspaceId: WorkspaceId.make("ws_fjord"), workspaceName: "Fjord Coffee" }))
    assert.include(words, "Fjord Coffee, workspace ws_fjord")
    assert.include(words, "bun run steward keys create --name Mine --workspace ws_fjord")
  })

  it("is of one brand alone where no other was asked for", () => {
    assert.notInclude(told(Option.none()), "--workspace")
  })
})
