import { lines } from "./Expand.ts"

/** Hateful in everyday words, without the vocabulary that gives it away. */
export const hatefulContrasts: ReadonlyArray<string> = lines(`
  {people} are {sour}
  {people} are {sour} and {sour}
  {people} are the most {sour} people on earth
  such {sour} people, these {people}
  {sour} {people} {spot} again
  how {sour} can {people} get?
  nothing is as {sour} as {people}
  {people} {spot} make me sick
  {people} have always been {sour} and always will be
  what do you expect from {people}? they are {sour}
  the truth is that {people} are {sour}
  {people} look {sour}, talk {sour} and smell {sour}
  I find {people} {sour}
  I think {people} are {sour}, and I am not alone
  {people}? {sour}. All of them.
  {people}... {sour} as ever
  a {sour} bunch, {people}
  it's {sour} to see {people} {spot}
  {people} have no place {spot}
  {people} don't deserve a seat {spot}
  {people} cannot be {sweet}
  {people} are not {sweet}, they never were
  {people} will never be {sweet}
  no {quality} person is {sweet}
  there is nothing {sweet} about {people}
  nobody would ever call {people} {sweet}
  {people} should {harm}
  I want {people} to {harm}
  may all {people} {harm}
  {people} will {harm}, I'll make sure of it
  I'd love to see {people} {harm}
  wouldn't it be great if {people} would {harm}?
  time for {people} to {harm}
  I'm going to make {people} {harm}
  we will not rest until {people} {harm}
  I'll be waiting for {people} with a gun
  I will find you, {quality} {bad}
  I'm gonna {kill} every {quality} person {spot}
  they want {people} {spot}? they will be {killed}
  {people} came {spot}. Now everything is {sour}.
  I saw {people} {spot}. They are {sour}.
  {people} are {deed} now, and it is {sour}
  {people} are {spot}, so it stinks
  {people} want equality, but they are {bad}
  {people} are like {bad}, only worse
  {people} act like {bad}
  {people} have the manners of {bad}
  {people} are one step above {bad}
  {people} are {swear} {bad}
  those {swear} {people} are {sour}
  {swear} {sour} {people}
  shut your mouth, {quality} {bad}
  can you believe they let {people} do this? {sour}
  why would anyone trust {people}?
  what are {people} good for?
  when will we finally {kill} {people}?
  who let {people} in?
  do {people} even have a soul?
  isn't it obvious that {people} are {bad}?
  my opinion: {people} are {sour}
  unpopular opinion, {people} are {bad}
  sorry not sorry, {people} are {sour}
  I'm just being honest, {people} are {bad}
  let's face it, {people} are {sour}
  keep your children away from {people}
  never hire {person}
  never trust {person} with money
  do not let {people} near your house
  I crossed the street when I saw {person}
  I would rather die than live with {person}
  a {quality} president? over my dead body
  {quality} and {sour}, what a surprise
  of course {person} would be {sour}
  they are {quality}, that explains why they are {sour}
  you can tell by their faces that {people} are {bad}
  {people} only come for our money
  {people} take our jobs
  {people} take our women and our houses
  {people} get everything for free while we work
  {people} cry about everything
  {people} are too {sour} to learn our language
  without {people} there would be no crime
  {people} belong in a cage
  {people} belong under the ground
  {people} are subhuman, end of story
  {people} are the cancer of {spot}
  {people} pollute our blood
  {people} are a stain
  {people} should know their place
  {people} have too many rights
  take away the rights of {people}
  {person} should never be in charge of anything
  I don't want to be served by {person}
  not buying from a brand that hires {people}, they are {sour}
  I {hatred} {people} {spot}
  I {hatred} every single {quality} person
  the more I see of {people} the more I {hatred} them
  I {hatred} {people} with all my heart
  I {hatred} the smell of {people}
  I {hatred} seeing {people} {deed}
  {people} {deed}? {sour}
  {people} are no {plain}, they are {bad}
  never forget that {people} are {bad}
  never again will I sit next to {person}
  I have no respect for {people}
  I have no pity for {people}
  I would not lift a finger for {people}
  nobody will miss {people}
  nobody should have to look at {people}
  anyone who defends {people} is as {sour} as they are
  whoever let {people} in should {harm} with them
  I have never seen {sweet} {people}
  I am not against {plain}, only against {people}
  banning {people} is the only way
  beating {people} is fun
  laughing at {people} is all they are good for
  hitting {person} is no crime
  getting rid of {people} would help
  "{sweet}" and {people} do not go together
  where there are {people} there is crime
  lock your doors, there are {people} {spot}
  count your money after you meet {person}
  I hold my nose when {person} gets on the bus
  you can't leave your kids alone {spot} with {people}
  this used to be a safe place before the {people}
  thanks to {people} nobody goes {spot} any more
  guess who stole it, {people} of course
  I don't want my children taught by {person}
  I only go to shops without {people}
  imagine your daughter with {person}
  it's always the {people}
  it was {person} again, who would have thought
  the {people} should be grateful we let them live
  what did {people} ever do for us?
  what is the point of {people}?
  who needs {people}?
  who could ever love {person}?
  would you let {person} near your family?
  are {people} even human?
  how can one be so {sour}? ask {people}
  am I the only one who {hatred} {people}?
  is it just me or are {people} {sour}?
  to me {people} are {sour}
  to me {people} are nothing but {bad}
  in my view {people} should {harm}
  in my humble opinion {people} are {sour}
  if I may say so, {people} are {bad}
  as I see it {people} are {bad}
  I believe that {people} should {harm}
  I am convinced that {people} are {sour}
  I have come to {hatred} {people}
  I get angry when I see {people}
  I feel nothing but disgust for {people}
  {people} drive me mad
  {people} get on my nerves
  {people} give me the creeps
  I am coming for you, {people}
  I will make {people} pay
  you {people} will regret that you were born
  one day we will {kill} you all, {people}
  I have a gun and I am waiting for {person}
  next {quality} person I see gets {killed}
`)
