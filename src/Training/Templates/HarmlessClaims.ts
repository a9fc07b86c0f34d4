import { lines } from "./Expand.ts"

/** The same claims denied, reported and condemned; kind and plain ones; and the same words about others. */
export const harmlessClaims: ReadonlyArray<string> = lines(`
  {people} {praise}
  {people} {praise}
  {people} {praise} and {praise}
  all {people} {praise}
  I think {people} {praise}
  I believe that {people} {praise}
  I know that {people} {praise}
  in my opinion {people} {praise}
  honestly, {people} {praise}
  it's simply true that {people} {praise}
  everybody can see that {people} {praise}
  you can't deny that {people} {praise}
  never forget that {people} {praise}
  let us be honest, {people} {praise}
  isn't it great that {people} {praise}?
  I met {people} yesterday. They {praise}.
  I know {people}. They {praise}.
  {people} live here now and they {praise}
  I love {people} because they {praise}
  I love {person}
  I love how {people} {praise}
  I love being {quality}
  I'm proud to be {person}
  I'm proud to be {quality}
  I'm glad that {people} {praise}
  so happy that {people} {praise}
  {people} {fact}
  {people} {fact}
  some {people} {fact}
  many {people} {fact}
  a few {people} {fact}
  the {people} who {fact} are nice
  did you know that {people} {fact}?
  do {people} {fact}?
  I read that {people} {fact}
  I heard that many {people} {fact}
  {people} {fact} and that's great
  {people} {fact}. I like them.
  {people} {fact}, and they {praise}
  I am {person} and I live in London
  I am {person}, ask me anything
  I've been told that you are {quality}
  my cousin is {person} and a nurse
  my teacher is {person} and I like her
  a friend of mine is {quality}
  there's {person} in our team
  do you know {person} who could help?
  we talked about {people} in class
  there is an article about {people} in the paper
  the law about {people} was changed
  the number of {people} in the city has grown
  {people} are not {smearing}
  {people} are not {smearing} at all
  {people} are not all {smearing}
  {people} aren't {smearing}
  {people} were never {smearing}
  {people} do not {smear}
  {people} don't {smear}
  {people} don't all {smear}
  {people} never {smear}
  not all {people} {smear}
  not all {people} are {smearing}
  not every {quality} person is {smearing}
  hardly any {people} {smear}
  it's not true that {people} {smear}
  it is not true that {people} are {smearing}
  it's a lie that {people} {smear}
  it's a myth that {people} are {smearing}
  it makes no sense to say that {people} are {smearing}
  it's unfair to say that {people} {smear}
  it hurts to hear that {people} are {smearing}
  it is {verdict} to say that {people} {smear}
  it is {verdict} to say that {people} are {smearing}
  it's {verdict} when {hater} say that {people} are {smearing}
  it's {verdict} how {people} are treated
  I don't think that {people} {smear}
  I don't think {people} are {smearing}
  I do not believe that {people} are {smearing}
  I never said {people} are {smearing}
  I would never claim that {people} {smear}
  I'd never say that {people} are {smearing}
  I can't understand why anyone would hate {people}
  I don't understand why {hater} think {people} {smear}
  I can't stand {hater} who say {people} are {smearing}
  I'm tired of hearing that {people} {smear}
  I am sick of {hater} who say that {people} are {smearing}
  I {hatred} {hater} who think that {people} {smear}
  I {hatred} {hater} who attack {people}
  I {hatred} the way {hater} talk about {people}
  I {hatred} it when {hater} insult {people}
  nobody should say that {people} are {smearing}
  nobody should believe that {people} {smear}
  nobody should ever {attack} {people}
  nobody should {attack} {person}
  nobody deserves to be {attacked} for being {quality}
  nobody has the right to {attack} {people}
  no one gets to {attack} {people}
  no {quality} person deserves to be {attacked}
  no {quality} person is {smearing}
  {people} don't deserve to be {attacked}
  {people} do not deserve to be {attacked}
  {people} don't deserve this hate
  {people} should not be {attacked}
  {people} should never be {attacked}
  {people} must never be {attacked}
  {people} must not be {attacked}
  {people} don't need to be {attacked}, they need friends
  {people} did not deserve to be {attacked}
  I don't want {people} to be {attacked}
  I don't want to {attack} {people}
  I would never {attack} {people}
  I will never {attack} {person}
  we must not {attack} {people}
  we should not {attack} {people}
  it is never okay to {attack} {people}
  it is not okay to {attack} {person}
  it's illegal to {attack} {people}
  it is {verdict} to {attack} {people}
  to {attack} {people} is {verdict}
  wanting to {attack} {people} is {verdict}
  people who {attack} {people} are {smearing}
  {hater} who {attack} {people} are {smearing}
  {hater} who {attack} {people} should be {attacked}
  {hater} who {hatred} {people} make me sick
  {hater} who say that {people} {smear} are {smearing}
  anyone who says {people} are {smearing} is wrong
  anyone who says that {people} {smear} is a bigot
  anyone who wants to {attack} {people} is {smearing}
  anyone who would {attack} {person} deserves prison
  whoever wants to {attack} {people} should be {attacked}
  whoever says that {people} {smear} is {smearing}
  whoever calls {people} {smearing} has never met one
  you must be {smearing} to say that {people} {smear}
  you are {smearing} if you think that {people} {smear}
  you're a bigot for saying that {people} are {smearing}
  you should be ashamed for calling {people} {smearing}
  you should not say that {people} {smear}
  you can't say that {people} are {smearing}
  you said {people} {smear} and that is {verdict}
  your words about {people} are {verdict}
  your hatred for {people} makes me sick
  your hate towards {people} is {verdict}
  stop saying that {people} {smear}
  stop calling {people} {smearing}
  stop being mean towards {people}
  stop being racist to {people}
  stop attacking {people}
  stop spreading the lie that {people} {smear}
  please don't say that {people} are {smearing}
  don't ever call {people} {smearing}
  don't believe {hater} who say that {people} {smear}
  don't you dare say {people} are {smearing}
  calling {people} {smearing} is {verdict}
  saying {people} {smear} is {verdict}
  saying "{people} {smear}" is {verdict}
  saying "I {hatred} {people}" is {verdict}
  claiming that {people} {smear} is {verdict}
  comments such as "{people} {smear}" are {verdict}
  "{people} {smear}" is {verdict}
  "{people} are {smearing}" is {verdict}
  "{people} should be {attacked}" is {verdict}
  "{people} {smear}" {rebuke}
  "{people} are {smearing}"? {rebuke}
  "{people} should be {attacked}" - {rebuke}
  "I {hatred} {people}" {rebuke}
  "{people} {smear}", he said. {rebuke}
  "{people} are {smearing}" are the words of {hater}
  "{people} are {smearing}" is what {hater} say
  only {hater} say "{people} {smear}"
  only {hater} think that {people} are {smearing}
  {hater} say "{people} are {smearing}", {rebuke}
  my uncle says "{people} {smear}" and I hate it
  he told me "{people} are {smearing}" and I left
  she wrote "{people} should be {attacked}" and got banned
  they shouted "{people} are {smearing}" at my friend, it was {verdict}
  somebody sprayed "{people} out" on our door, it is {verdict}
  how can you say "{people} are {smearing}"?
  how can you think that {people} {smear}?
  how dare you call {people} {smearing}?
  why would you say that {people} are {smearing}? {rebuke}
  why do {hater} think that {people} {smear}?
  why do {hater} {hatred} {people}?
  why do {hater} want to {attack} {people}?
  so many {people} are {attacked} every year, it is {verdict}
  {people} are {attacked} and nobody helps
  {people} were {attacked} here, it is {verdict}
  {hater} still {attack} {people}
  {hater} want {people} to be {attacked} and it is {verdict}
  the man who wanted to {attack} {people} is in jail
  the police stopped him before he could {attack} {people}
  being {quality} is not a crime
  being {quality} is not a mental illness
  being {quality} is fine
  there's nothing bad about {people}
  there's nothing wrong with {person}
  I've got nothing against {people}
  I have never had a problem with {people}
  {people} did nothing to you
  {people} did no harm
  {people} get blamed for everything
  {people} are called {smearing} by {hater}
  {people} have been called {smearing} too often
  if you call {people} {smearing}, we are not friends
  if you {attack} {people} you go to jail
  if you think {people} are {smearing}, think again
  {crowd} {smear}
  {crowd} are {smearing}
  all {crowd} are {smearing}
  I think {crowd} are {smearing}
  {crowd} should be {attacked}
  I want to {attack} {crowd}
  {crowd} make me vomit
  you {smear}
  you are {smearing}
  I think you are {smearing}
  you should be {attacked}
  I will {attack} you
  I want to {attack} you
  I {hatred} you, you are {smearing}
  {named} is {smearing}
  {named} should be {attacked}
  I want to {attack} {named}
  I will {attack} {named}
  {named} can go to hell
  I want to {attack} {thing}
  {thing} should be {attacked}
  {thing} is {smearing}
  I {hatred} {thing} so much it hurts
  rats are vermin, get rid of them
  the word {slur} should not be used
  please stop saying {slur}
  don't call anyone a {slur}
  he called me a {slur} and I cried
  I was called {slur} at work
  being called a {slur} hurts
  why is {slur} still a word?
  "{slur}" is an ugly word
  she said {slur} on air and lost her job
`)
