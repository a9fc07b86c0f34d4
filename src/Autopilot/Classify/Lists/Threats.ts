import { Phrases } from "../../Phrases/Phrases.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"

const clear = 1
const veiled = 0.7

const one = "(you|u|ya|him|her|them|your|ur|his|their|this|that|all|every|whoever|someone|your|the)"
const someone =
  "(you|u|ya|him|her|them|everyone|all|driver|drivers|manager|ceo|staff|cashier|influencer|guy|owner|family|kids|boss)"
const harm =
  "(kill|murder|shoot|stab|strangle|choke|hang|behead|slaughter|execute|burn|beat|smash|break|punch|slap|hurt|rape|drown|run over|beat up|hunt down|cut|slit|crush|poison)"
const will =
  "(will|ll|gonna|going to|want to|wanna|should|must|have to|need to|would love to|id love to|ill|im gonna|im going to|am going to|let us|lets|somebody please|someone please)"

const threats = new Phrases<number>([
  [`(i|we|ill|im|were) ${will}? ${will}? ${harm} (you|u|ya|him|her|them|everyone) `, clear],
  [
    `(i|we|ill|im|were) ${will} ... ${harm} ${one} ... (throat|neck|face|head|jaw|teeth|legs|bones|skull|knees|ass|smile)`,
    clear
  ],
  [`(i|we) ${will} ... ${harm} ... ${someone}`, veiled],
  [`ill ${harm} ${one}`, clear],
  [
    `(should|must|to) be (shot|hanged|hung|killed|stabbed|gassed|burned|burnt|lynched|executed|beheaded|raped|exterminated)`,
    clear
  ],
  [`(lined up|line them up) and (shot|shoot)`, clear],
  [`(deserve|deserves) (to|the) (die|be killed|be shot|be stabbed|be hanged|suffer|bleed|death penalty)`, clear],
  [
    `(hope|wish|pray) (you|he|she|they|u|your family|you all) (all)? (die|dies|get killed|get hit|get cancer|burn|bleed|suffer|rot|choke)`,
    clear
  ],
  [`(kill|hang|drown|shoot|burn) (yourself|urself|yourselves)`, clear],
  [`kys`, clear],
  [`(die|burn|rot) (you|u) ...`, veiled],
  [`(someone|somebody) (should|please|has to|needs to) ... ${harm}`, veiled],
  [`(put|need|needs|deserves|deserve) a bullet`, clear],
  [`(kill|exterminate|shoot|gas|burn|drown|behead|lynch|hang) (all|every|them|the|these|those)`, veiled],
  [`(watch|mind) your back`, veiled],
  [
    `(you|u|youll|your family|you all) (will|ll|gonna|are going to|are gonna|gets|get) (regret|bleed|pay for|die|suffer|end up in hospital|hurt|be sorry)`,
    veiled
  ],
  [`youll (regret|bleed|pay for|die|suffer|end up in hospital|be sorry)`, veiled],
  [`(end up|put you) in (the)? hospital`, veiled],
  [
    `(i|we) (know|will find|ll find|find out|will find out|found out) ... where (you|u|your|he|she|they) (live|lives|work|works|sleep|kids|shop|family|parents)`,
    clear
  ],
  [`(know|found) (your|his|her|their) (address|house|home|shop|kids|school)`, veiled],
  [`know where your`, veiled],
  [
    `(im|i am|were|we are|ill be|gonna|going to) ... (come|coming) ... (for you|to your|after you|with a|bringing a|and shoot|and kill)`,
    veiled
  ],
  [`with a (bat|knife|gun|hammer|machete|rifle)`, veiled],
  [`bringing a (bat|knife|gun|hammer|machete|rifle)`, clear],
  [`or (i|ill|we|i will|we will) (burn|kill|hurt|break|smash|shoot|beat|come)`, veiled],
  [`burn your (house|store|shop|office|car|home|warehouse)`, clear],
  [`run (you|him|her|them) over`, clear],
  [`hunt (you|him|her|them) down`, clear],
  [`(your|his|her) (throat|blood)`, veiled],
  [`last warning`, veiled]
])

/** How clearly somebody is threatened, or wished dead, 0 to 1. */
export const threatIn = (text: NormalisedText): number => {
  let most = 0
  for (const { value } of threats.find(text)) if (value > most) most = value
  return most
}
