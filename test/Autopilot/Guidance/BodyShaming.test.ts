import { expect, it } from "@effect/vitest"
import { hiddenByRules } from "./HiddenByRules.ts"

it.each([
  ["Hide body shaming", "You're so fat"],
  ["Hide body shaming", "she looks fat in that dress"],
  ["Hide body shaming", "eww what a fat pig"],
  ["Bodyshaming ausblenden", "Du bist zu dick dafür"],
  ["Oculta el body shaming", "ponte a dieta"],
  ["Beden aşağılama yorumlarını gizle", "çok kilo almışsın"],
  ["容姿いじりを非表示にして", "痩せろ"]
])("%s: hides “%s”", (guidance, text) => {
  expect(hiddenByRules(guidance, text)).toBe(true)
})

it.each([
  ["Hide body shaming", "Fatty acids and ceramides, love the ingredient list"],
  ["Hide body shaming", "My chubby baby has eczema, is this ok?"],
  ["Hide body shaming", "Skinny tube, fits my purse"],
  ["Hide body shaming", "I lost and gained weight and this helped my stretch marks"],
  ["Hide body shaming", "I love my fat cat"],
  ["Bodyshaming ausblenden", "Ich bin übergewichtig, gibts das in XXL?"],
  ["Oculta el body shaming", "mi bebé está gordo y feliz"],
  ["Beden aşağılama yorumlarını gizle", "şişman kedim"],
  ["容姿いじりを非表示にして", "うちのデブ猫かわいい"],
  ["Hide anyone selling tea or weight loss", "weight loss surgery left me with loose skin, does this help?"],
  ["Hide anything that claims to cure herpes or cancer", "I have cancer and this is the only cream I can use"]
])("%s: leaves “%s” alone", (guidance, text) => {
  expect(hiddenByRules(guidance, text)).toBe(false)
})
