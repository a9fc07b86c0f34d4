import { claimFillers } from "./ClaimFillers.ts"
import { alternatives, type Fillers, lines } from "./Expand.ts"

/** What people do, get and are, in words that take no side and in kind ones. */
export const mentionFillers: Fillers = {
  ...claimFillers,
  doing: alternatives(
    "buy bread here|watch football on sundays|talk about the weather|wait for the bus|fly to see their parents|pay rent|" +
      "learn to swim|swim in the lake|plant tomatoes|play the guitar|drink tea|drink coffee on the terrace|sit by the window|" +
      "repair old radios|read to their children|walk their dogs|laugh at the same jokes|argue about football|go camping|" +
      "sell flowers|write letters|call their mothers|fall in love|get married in spring|raise three kids|save for a house|" +
      "vote in may|study at night|work night shifts|drive trucks|fly planes|run the kitchen|run for office|lead the council|" +
      "teach physics|treat patients|put out fires|build bridges|design clothes|record albums|act in films|win medals|" +
      "sleep late|get up early|miss home|miss the sea|like spicy food|like this brand|use the app|follow this page|" +
      "ask good questions|share recipes|send postcards|help at the shelter|donate blood|give lessons|organise the fair"
  ),
  giving: alternatives(
    "more room in the story|a voice|a home|a prize|a seat at the table|a warm welcome|credit for this|equal pay|flowers|" +
      "full marks|a fair trial|free entry today|good advice|help with the forms|justice|love|our attention|our thanks|peace|" +
      "protection|respect|rights like everybody|safety|support|the benefit of the doubt|the job|the last word|the same chances|" +
      "the same rights as others|the vote|time|understanding|a better future|a day of their own|a hug|a safe place"
  ),
  being: alternatives(
    "our friends|our neighbours|our sisters and brothers|my favourite people|my heroes|my people|part of the story|" +
      "half of the team|the majority here|a minority in this town|new in town|on holiday|on the list|on stage tonight|" +
      "in the film|in the picture|at the door|at home here|from all over|in charge of the kitchen|in the final|in love|" +
      "invited too|happy with it|grateful|tired of waiting|busy|curious about it|different from each other|just like you|" +
      "as human as you|as clever as anyone|citizens|voters|taxpayers|artists|parents|customers of ours|worth every effort|" +
      "valued|cherished|honoured today|brave to speak up|good company|good for this country|the heart of this town|here to stay"
  ),
  warm: alternatives(
    "love|adore|admire|appreciate|cherish|celebrate|embrace|honour|like|respect|salute|support|thank|treasure|trust|value|" +
      "welcome|defend|protect|applaud|understand|listen to|look up to|am fond of|care about|believe in|stand by|enjoy meeting"
  )
}

/** Groups named without a word against them. */
export const mentions: ReadonlyArray<string> = lines(`
  {people} {doing}
  {people} {doing} and {doing}
  some {people} {doing}
  all {people} {doing} sometimes
  these {people} {doing}
  {people} who {doing} are {being}
  many {people} {doing} these days
  where do {people} {doing}?
  do {people} {doing}?
  can {people} {doing} here?
  {people} can {doing} here
  {people} should {doing} too
  {people} want to {doing}
  {people} like to {doing}
  I saw {people} {doing}
  I watched {people} {doing}
  I think {people} {doing} more than others
  I know some {people}, they {doing}
  we {doing} with {people}
  I {doing} with {person} every week
  {people} are {being}
  {people} are {being}
  {people} are {being} and {being}
  all {people} are {being}
  I think {people} are {being}
  I know {people} are {being}
  {people} were {being} last year
  {people} will always be {being}
  {people} have always been {being}
  to me {people} are {being}
  are {people} {being}?
  if {people} are {being}, so are we
  because {people} are {being}
  {person} is always {sweet} to me
  {person} won the first prize
  {person} wrote this song
  {person} plays the main part
  {person} will be our next mayor
  {person} helped me find the way
  {person} gave me {giving}
  {person} taught me to {doing}
  {person} told me the story
  {people} deserve {giving}
  {people} get {giving}
  {people} need {giving}
  {people} gave us {giving}
  give {people} {giving}
  we owe {people} {giving}
  let's give {people} {giving}
  why not give {people} {giving}?
  every {quality} person should get {giving}
  every {quality} person deserves {giving}
  I {warm} {people}
  I {warm} {people} so much
  I really {warm} {people}
  I {warm} every {quality} person
  I {warm} {people} and their culture
  I {warm} {people} who {doing}
  we {warm} {people} here
  we {warm} all {people}
  God, I {warm} {people}
  my parents {warm} {people} too
  my {quality} friends {doing}
  my {quality} friends are {sweet}
  my {quality} aunt is {sweet}
  our {quality} community is {being}
  the {quality} community deserves {giving}
  {quality} people {doing}
  {quality} artists are {being}
  {quality} and proud
  {quality} is beautiful
  being {quality} is part of who I am
  being {quality} is something to be proud of
  it's good to be {quality}
  it feels great to be {person}
  proud to be {quality} today
  I was born {quality}
  I am {person} and I {doing}
  I'm {quality} and I {doing}
  as {person} I {doing}
  as {person} I feel {sweet}
  I would love to be {person}
  I live with {person}
  I fell in love with {person}
  I was saved by {person}
  I voted for {person}
  I talked to {person} for an hour
  I need {person} for my study, please write to me
  you are {person}, right?
  you're {quality}, aren't you?
  you, {person}, are {sweet}
  is she {person}?
  he said he is {quality}
  she is the first {quality} judge
  our first {quality} captain
  a {quality} singer and a {quality} drummer
  a book by {person}
  a museum for {people}
  a day for {people}
  the best thing about {people}: they {doing}
  the film shows how {people} {doing}
  the paper writes that {people} {doing}
  the club is open to {people}
  this place is full of {sweet} {people}
  this town needs {people}
  this world needs more {sweet} {people}
  more {people} on tv please
  more {people} in the council, I like it
  three of my colleagues are {people}
  most of us are {people}
  here are {people} who {doing}
  hello {people}
  hi, any {people} here who {doing}?
  good morning {people}
  congratulations to all {people}
  happy to meet {people}
  happy new year to {people} everywhere
  so many {sweet} {people}
  such a {sweet} {quality} couple
  so good to have {people} {spot}
  nothing but love for {people}
  nobody does it like {people}
  nobody is prouder than {people}
`)
