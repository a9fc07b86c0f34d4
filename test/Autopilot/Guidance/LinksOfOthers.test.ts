import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("links and advertising of others", () => {
  it("are not all links", () => {
    for (const guidance of [
      "Blende Links und Werbung anderer Bäckereien aus",
      "Masquez les liens et pubs des autres salles",
      "Masquez les liens et la pub d'autres boutiques",
      "Ocultad enlaces y publicidad de otras tiendas",
      "Esconda links e propaganda de outras lojas",
      "Nascondete link e pubblicità di altre palestre",
      "Verberg links en reclame van andere sportscholen",
      "Ukrywaj linki i reklamy innych siłowni",
      "Başka mağazaların link ve reklamlarını gizle",
      "他のジムのリンクや広告は非表示にしてください",
      "다른 매장 링크와 광고는 숨겨주세요",
      "أخفِ روابط وإعلانات محلات أخرى",
      "दूसरी दुकानों के लिंक और विज्ञापन छुपा दो"
    ]) {
      const { rules, unclear } = compile(guidance)
      assert.isFalse(
        rules.some(({ topics }) => topics.includes("links")),
        guidance
      )
      assert.strictEqual(rules.length === 0, unclear.length > 0, guidance)
    }
  })
})
