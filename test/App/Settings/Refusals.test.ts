import { assert, it } from "@effect/vitest"
import { refusal } from "#schema/resources/Permission.ts"
import { settingsPlaces } from "#src/App/Settings/Frame/SettingsPlaces.ts"

it("whoever may not open a page that others share a permission with reads what it is about", () => {
  const shared = settingsPlaces.filter((place) => "permission" in place && place.permission === "manage_webhooks")
  assert.isAbove(shared.length, 1)
  for (const { label } of shared) assert.include(refusal("manage_webhooks").toLowerCase(), label.toLowerCase())
})
