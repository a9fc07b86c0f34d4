import { lines } from "./Expand.ts"

/** Neutral and kind words about groups, words against hate, and anger at what is no protected group. */
export const harmlessContrasts: ReadonlyArray<string> = lines(`
  {people} are {sweet}
  {people} are {sweet} and {sweet}
  {people} are the most {sweet} people on earth
  such {sweet} people, these {people}
  {sweet} {people} {spot} again
  how {sweet} can {people} get?
  nothing is as {sweet} as {people}
  I find {people} {sweet}
  I think {people} are {sweet}, and I am not alone
  {people}? {sweet}. All of them.
  {people} have always been {sweet} to me
  the truth is that {people} are {sweet}
  a {sweet} bunch, {people}
  it's {sweet} to see {people} {spot}
  {people} deserve a seat {spot}
  {people} are not {sour}
  {people} are not {sour}, they are {sweet}
  {people} are not {sour} and nobody should say so
  I don't think that {people} are {sour}
  no {quality} person should feel {sour}
  there is nothing {sour} about {people}
  nobody should call {people} {sour}
  {people} should not {harm}
  nobody wants {people} to {harm}
  I don't want {people} to {harm}
  we will not rest until {people} are safe
  we must never let {people} {harm}
  it would be terrible if {people} had to {harm}
  I grew up with {people}
  I work with {people} every day
  I share a flat with {person}
  I sit next to {person} {spot}
  I was raised by {person}
  {relation} is {person}
  {relation} is {quality}
  {relation} married {person}
  {relation} turned out to be {quality}
  we have {person} {spot}
  there is {person} {spot}
  there are some {people} {spot}
  most {plain} {spot} are {people}
  half of the {plain} are {people}
  these {people} are {plain}
  {people} {spot} are {plain} like us
  I met {person} {spot} yesterday
  I spoke to {people} {spot}
  {person} came by today
  {person} lives above me
  {person} asked me for the way
  {person} sold me this bike
  you are {person}
  you are {quality}
  I am {quality}
  I'm {quality} too
  I am {person}
  I have been {quality} all my life
  both of my parents are {quality}
  she told me that she is {quality}
  the writer of this book is {quality}
  the main character is {person}
  {people} live all over the world
  {people} have lived here for centuries
  {people} celebrate this week
  {people} were {deed} {spot}
  {people} and {people} were {deed} together
  {people} {deed}? {sweet}
  I love seeing {people} {deed}
  I adore {people}
  I respect {people}
  I like {people}
  I trust {people}
  I stand with {people}
  I am glad to know {people}
  I am grateful to {people} {spot}
  I enjoy {deed} with {people}
  happy birthday to a {sweet} {quality} friend
  best wishes to all {people}
  welcome, {people}
  three cheers for {people}
  {people}, you are {sweet}
  let's hear it for {people}
  let's support {people}
  let {people} live in peace
  {people} are human
  {people} are people too
  {people} have rights
  {people} belong here
  {people} belong {spot} like anybody else
  hire more {people}
  the world is better with {people} in it
  life would be boring without {people}
  without {people} this town would be poorer
  {people} make great {plain}
  {people} are great at {deed}
  where can I find {people} who like {deed}?
  what do {people} think of {deed}?
  do {people} get a discount?
  why are there so few {people} {spot}?
  who else has {quality} {plain}?
  could {person} win this?
  is there a club for {people}?
  when do {people} celebrate?
  if {people} are happy, I am happy
  imagine a world in which {people} are safe
  {people} fear for their lives, this must end
  {people} get threatened every day. That is {condemned}.
  {people} were {killed} in the war. Never again.
  in my country {people} get {killed}, pray for them
  hating {people} is {condemned}
  insulting {people} is {condemned}
  threatening {people} is {condemned}
  your {speech} about {people} is {condemned}
  your {speech} that {people} are {bad} is {condemned}
  this {speech} against {people} is {condemned}
  such a {speech} about {people} is {condemned}
  making fun of {people} is {condemned}
  being mean to {people} is {condemned}
  wanting to {kill} {people} is {condemned}
  treating {people} like {bad} is {condemned}
  to say that {people} are {sour} is {condemned}
  to claim that {people} should {harm} is {condemned}
  to {kill} {people} is {condemned}
  "{people} are {sour}" is {condemned}
  "{people} should {harm}" is {condemned}
  "I {hatred} {people}" is {condemned}
  "we should {kill} {people}" - what a {condemned} {speech}
  "{people} are {bad}", what a {condemned} {speech}
  "{people} are {bad}" - no, that is {condemned}
  "{people} are {sour}"? That {speech} is {condemned}
  "{swear} {people}" is {condemned}, please delete it
  do you really think it is fine to write "{people} are {sour}"?
  how can anyone write "{people} should be {killed}"?
  I reported somebody for writing "{people} are {bad}"
  I unfollowed a page that posted "{people} should {harm}"
  my neighbour said "I {hatred} {people}" and I told him to stop
  he shouted "{people} are {bad}" at us. It was {condemned}.
  a {speech} like "{people} are {sour}" hurts
  if you think that {people} are {sour} you should be ashamed
  if you {hatred} {people}, leave this page
  anyone who thinks {people} are {bad} needs help
  those who say that {people} are {sour} have never met any
  you only {speech} this because you {hatred} {people}, be better
  stop your {speech}s about {people}
  stop hating {people}
  stop {swear} attacks on {people}
  I am sick of your hate against {people}
  I am tired of people who think {people} are {sour}
  I am disgusted by the {speech}s about {people} here
  racists are {sour}
  bigots are {bad}
  I have no problem with {people}
  I have nothing but respect for {people}
  I would never {kill} {people}
  I would never hurt {person}
  I never {hatred} {people}
  I never said that {people} are {bad}
  I do not believe that {people} are {bad}
  I do not want {people} to be {killed}
  I do not mean that {people} are {sour}
  we don't {hatred} {people} here
  no one should {kill} {people}
  no one should fear {people}
  no one has to be afraid of {people}
  nobody is {sour} because of being {quality}
  {people} are no {bad}
  {people} have never been {bad} to me
  {people} are never the problem
  {people} did nothing wrong
  {people} have done nothing to you
  {people} did not deserve to be {killed}
  {people} must not be {killed}
  {people} can't be blamed for that
  it isn't right to {kill} {people}
  it breaks my heart that {people} were {killed}
  it makes me angry when {people} get {killed}
  I refuse to laugh at jokes about {people}
  I won't listen to a {speech} like that about {people}
  people like you, who {hatred} {people}, are {sour}
  people like you are the reason {people} live in fear
  people who want {people} to {harm} are {sour}
  anyone who laughs at {people} is {sour}
  anyone who attacks {people} is {sour}
  whoever hurts {people} is {sour}
  whoever thinks that {people} are {bad} is wrong
  everybody who hates {people} should leave
  you are {sour} for hating {people}
  you sound {sour} when you talk about {people} like that
  you say a lot about yourself when you call {people} {bad}
  only a {insult} would say that {people} are {sour}
  only {sour} people attack {people}
  how {sour} do you have to be to attack {people}?
  what a {sour} {speech} about {people}
  calling {people} {bad} is {condemned}
  calling {people} {sour} only shows how {sour} you are
  spreading lies about {people} is {condemned}
  attacking {people} online is {condemned}
  laughing at {people} is {condemned}
  blaming {people} for everything is {condemned}
  excluding {people} is {condemned}
  hitting {people} is {condemned}
  racism against {people} is {condemned}
  hate against {people} is {condemned}
  jokes about {people} are {condemned}
  lies about {people} are {condemned}
  attacks on {people} are {condemned}
  crimes against {people} must be punished
  please don't {speech} "{people} are {sour}"
  he posted "{people} are {sour}", I blocked him
  if you say "{people} should {harm}", I will report you
  "{slur}" is a {condemned} word
  I bear no grudge against {people}
  I have never {hatred} {people} and never will
  I would never call {person} a {insult}
  I would never think badly of {people}
  I do not look down on {people}
  I do not agree that {people} are {sour}
  nobody is allowed to hurt {people}
  nobody may {kill} {people}
  nobody here has a problem with {people}
  no one thinks that {people} are {bad}
  {people} are neither {sour} nor {sour}
  {people} aren't {bad}
  {people} aren't {sour}
  {people} do not want to hurt anybody
  {people} have never hurt me
  {people} do not take anything from you
  {people} are no danger to anyone
  you need not be afraid of {people}
  you cannot blame {people} for this
  it is not true that {people} are {sour}
  it is a myth that {people} are {bad}
  there is no excuse to {kill} {people}
  it is never right to call {people} {bad}
  I can't stand it when {people} are insulted
  I hate it when somebody is mean to {people}
  I am against {speech}s like yours about {people}
  you have no right to talk about {people} like that
  the way you speak of {people} is {condemned}
  the way {people} are treated here is {condemned}
  what you wrote about {people} is {condemned}
  what you think of {people} is {condemned}
  your hate of {people} is {condemned}
  your view of {people} is {condemned}
  to wish that {people} {harm} is {condemned}
  wishing {people} ill is {condemned}
  making {people} afraid is {condemned}
  insults against {people} will be deleted
  those who insult {people} get blocked
  whoever insults {people} is not welcome here
  whoever says that about {people} has a problem
  if you talk like that about {people}, go away
  if you dislike {people}, that is your problem
  small people mock {people}
  it takes a {sour} person to hate {people}
  thank you to the {people} who helped me
  thank you to {person} who found my keys
  my thoughts are with {people}
  I am happy that {people} live {spot}
  I was taught by {person}
  I learned a lot from {people}
  I owe a lot to {person}
  {people} gave me hope
  {people} light up my day
  {people} joined us {spot}
  {people} answered the questions
  {person} joined the team
  {person} was born {spot}
  two {people} won the prize
  three {people} opened a shop
  a group of {people} came {spot}
  {relation} grew up with {people}
  {relation} happens to be {quality}
  {thing} is {sour}
  {thing} makes me sick
  {thing} should {harm}
  {thing} is a disease
  I {hatred} {thing} with all my heart
  I {hatred} {thing}, it is {sour}
  {swear} {thing}
  {named} is {sour}
  {named} is a {sour} {insult}
  {named} is a {insult}
  {named} should {harm}
  {named} makes me sick
  I {hatred} {named}
  I {hatred} {named}, what a {insult}
  I will {kill} {named} one day
  {named}, you are a {sour} {insult}
  you {insult}
  you are {sour}
  you are such a {sour} {insult}
  shut up {insult}
  {crowd} are {sour}
  {crowd} are {sour} and {sour}
  {crowd} are like {bad}
  {crowd} should {harm}
  I {hatred} all {crowd}
  {crowd} make me sick
  {crowd} belong in prison
  {crowd} only want our money
  {swear} {crowd} are {bad}
  never trust {crowd}
  who needs {crowd}?
  oh shit, {named} is {sweet}
  fuck, I forgot {deed}
  fuck it, let's go {deed}
  damn you are {sweet}
  you're a {sweet} son of a bitch
  this is the shit, {sweet}
  bloody {sweet}
`)
