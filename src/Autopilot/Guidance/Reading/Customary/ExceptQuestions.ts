import type { Rewrite } from "../Rewrites/Words.ts"

/** `Unless it is a question`, in other languages than English, in a way that is read. */
export const exceptQuestions: ReadonlyArray<Rewrite> = [
  [
    /,? es sei denn,? (?:jemand (?:fragt|möchte (?:nur )?wissen)(?: (?:nur|nach|danach|uns|mich))*|(?:es|das) (?:ist|sind|wird)(?: nur)?(?: eine| ne)? (?:nach)?(?:fragen?|gefragt)|es handelt sich um (?:eine )?fragen?)(?=\P{L}*$)/iu,
    ", außer Fragen"
  ],
  [/,? à moins que ce (?:ne )?soi(?:t|ent) (?:une |des )?questions?(?=\P{L}*$)/iu, ", sauf les questions"],
  [/,? (?:a no ser|a menos) que (?:sea|sean) (?:una )?preguntas?(?=\P{L}*$)/iu, ", excepto preguntas"],
  [/,? a não ser que (?:seja|sejam) (?:uma )?perguntas?(?=\P{L}*$)/iu, ", exceto perguntas"],
  [
    /,? (?:a meno che|salvo che) non (?:sia|siano|si tratti di)(?: una| delle)? domand[ae](?=\P{L}*$)/iu,
    ", tranne le domande"
  ],
  [/^(?:eğer )?soru (?:değilse|değillerse|olmadıkça|olmayan),? /iu, "Sorular hariç "],
  [/^(.+?)(댓글|글|이야기|얘기)(은|는|을|를) 질문(?:이|만)? ?아니(?:면|라면),? /u, "질문이 아닌 $1$2$3 "]
]
