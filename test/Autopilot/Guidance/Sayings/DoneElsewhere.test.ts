import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

interface Case {
  readonly guidance: string
  readonly hidden: ReadonlyArray<string>
  readonly others: ReadonlyArray<string>
}

const cases: ReadonlyArray<Case> = [
  {
    guidance: "Blende Gerüchte über den Trainer aus",
    hidden: ["Angeblich wird der Trainer entlassen"],
    others: ["Der Trainer ist toll", "Wann spricht der Trainer?", "Mein Trainer hat früher auch hier gespielt"]
  },
  {
    guidance: "Oculta rumores sobre el entrenador",
    hidden: ["Dicen que el entrenador se va"],
    others: ["Gracias al entrenador", "¿Cuándo habla el entrenador?"]
  },
  {
    guidance: "Oculte boatos sobre o treinador",
    hidden: ["Ouvi dizer que o treinador foi demitido"],
    others: ["Parabéns ao treinador", "Quando o treinador fala?"]
  },
  {
    guidance: "Nascondi le voci sull'allenatore",
    hidden: ["Si dice che l'allenatore vada via"],
    others: ["Grazie all'allenatore", "Quando parla l'allenatore?"]
  },
  {
    guidance: "Verberg geruchten over de trainer",
    hidden: ["Ik hoorde dat de trainer weggaat"],
    others: ["Bedankt trainer!", "Wanneer praat de trainer?"]
  },
  {
    guidance: "Ukryj plotki o trenerze",
    hidden: ["Podobno trener odchodzi", "Słyszałem, że trener jest zwolniony"],
    others: ["Dziękuję trenerowi", "Kiedy mówi trener?"]
  },
  {
    guidance: "Antrenör hakkındaki söylentileri gizle",
    hidden: ["Duyduğuma göre antrenör gidiyor"],
    others: ["Antrenör bugün harikaydı", "Antrenör ne zaman konuşacak?"]
  },
  {
    guidance: "Witze über den Brand löschen",
    hidden: ["haha der Brand war heiß 😂"],
    others: ["Gute Besserung an alle vom Brand", "Wo war der Brand?"]
  },
  {
    guidance: "Yangın hakkındaki şakaları gizle",
    hidden: ["yangın çok komikti 😂"],
    others: ["Yangında yaralananlara geçmiş olsun"]
  },
  {
    guidance: "Kommentare über mein Gewicht löschen",
    hidden: ["Dein Gewicht ist peinlich", "Du solltest mal auf dein Gewicht achten"],
    others: ["Welches Gewicht hat das Paket?", "Ich habe mein Gewicht halbiert mit eurem Plan"]
  },
  {
    guidance: "Masquez les commentaires sur mon poids",
    hidden: ["Ton poids fait peur"],
    others: ["Quel est le poids du colis ?", "J'ai perdu du poids grâce à vous"]
  },
  {
    guidance: "Elimina i commenti sul mio peso",
    hidden: ["Il tuo peso è imbarazzante"],
    others: ["Qual è il peso del pacco?", "Il mio peso è sceso con la vostra dieta"]
  },
  {
    guidance: "Verstecke Kommentare gegen Impfungen",
    hidden: ["Die Impfung ist Gift"],
    others: ["Wo kann ich mich impfen lassen?", "Ich hatte nach der Impfung nur einen müden Arm"]
  },
  {
    guidance: "Masquez les commentaires contre les vaccins",
    hidden: ["Le vaccin est un poison"],
    others: ["Où se faire vacciner ?", "Mon fils a eu son vaccin hier, tout va bien"]
  },
  {
    guidance: "Hide rumours about our coach",
    hidden: ["Apparently the coach fell out with the owner"],
    others: ["I think our coach is great, thank you", "Our coach was kind to my son"]
  }
]

it.each(cases)("$guidance: hides who does so, and leaves who only names it", ({ guidance, hidden, others }) => {
  expect(compile(guidance).unclear).toEqual([])
  const of = (texts: ReadonlyArray<string>) => texts.map((text) => [text, ...effectsOf(guidance, text)])
  expect(of(hidden)).toEqual(hidden.map((text) => [text, "hide"]))
  expect(of(others)).toEqual(others.map((text) => [text]))
})

it("asks where it is not clear", () => {
  expect(effectsOf("Blende Gerüchte über den Trainer aus", "Der Trainer war da")).toEqual(["ask"])
  expect(effectsOf("Hide jokes about Kelda", "Kelda opened on the high street")).toEqual(["ask"])
})
