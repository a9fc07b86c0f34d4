import { WordSet } from "../Text/WordSet.ts"

/** English words that stand in any sentence, whatever it is about, as texts hold them after normalising. */
export const functionWords: WordSet = new WordSet(
  `a about after again all also am an and any are arent as at be because been before being but by can cant could couldnt
  did didnt do does doesnt doing done dont down each even ever every few for from had has hasnt have havent having he her
  here hers him his how i id if ill im in into is isnt it its ive just let like may me might more most much must my no
  nor not now of off on one only or other our out over own really s same she should so some such t than that thats the
  their them then there these they theyre this those though to too u under until up ur us very was wasnt we well were
  what when where which while who whom why will with wont would wouldnt yes yet you your youre yours`.split(/\s+/)
)
