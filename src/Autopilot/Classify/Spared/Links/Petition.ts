import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"

const petition = new Sieved(
  /(?<!\p{L})(?:petitions?|petition(?:en)?|pétitions?|petici(?:ón|ones)|petizion[ei]|petiç(?:ão|ões)|abaixo-assinado|petitie|petycj[aeęi]|imza kampanya\p{L}*|unterschriftenaktion)(?!\p{L})|署名|청원|서명 ?운동|عريضة|याचिका/iu
)

/** Whether readers are asked to sign something: a cause may be the brand's own neighbours', so that a person looks. */
export const asksToSign = ({ text: { written } }: TextReading): boolean => petition.test(written.whole)
