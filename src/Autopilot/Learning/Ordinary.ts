/**
 * What people write under any brand's posts, all of it to be kept. Answers are mostly about what should go, and taken
 * by themselves would speak against everybody who uses the same words as a scammer does.
 */
export const ordinary: ReadonlyArray<string> = `
  This made my day, thank you so much for sharing it with everyone
  Ordered mine last Monday and it arrived this morning, very happy with it
  Does anybody know whether the store in town is open on Sunday?
  My sister showed me this page and now I cannot stop looking at it
  The second picture is gorgeous, where was it taken?
  I have been waiting for this since last year, finally!
  Could you please tell me how long delivery takes at the moment?
  Not what I expected after everything people told me about it
  We went there with friends and family and had a wonderful evening
  Still no answer from your office, I wrote three times already
  What is the name of the song in the background?
  Honestly the old one was better, this looks cheap
  Congratulations to everyone who worked on this, you earned it
  I want one for my birthday, who do I have to ask?
  My parcel was left with a neighbour and half of it is missing
  Is there a way to change the address after I have ordered?
  He really said that in front of the whole class, I am dead
  It rained all week and we still had the best time of our lives
  Somebody please explain to me what just happened in this video
  They closed the branch next to my office and now I have to drive for an hour
  Watching this again because I miss the old days
  The price went up again, I remember when it was half of that
  You look amazing, that colour suits you so well
  The children loved it and asked for it again at home
  I bought two pairs and both are too small, how do I send them back?
  Good morning from Portugal, have a nice weekend all of you
  Nobody talks about how hard it is to find a job these days
  If you have never tried it you should, it tastes like summer
  Great game last night, the keeper saved us again
  I agree with you on the first part, the rest I am not so sure about
  Can I use the voucher online or only at the counter?
  Reading the news today makes me sad, so thanks for this
  My dad worked there for thirty years and always spoke well of it
  Who is coming to the concert on Friday? We have two tickets left over
  The new update deleted all of my settings, please bring them back
  This recipe needs more salt, otherwise it came out great
  So proud of my little brother, first day at his new school
  Why does the app ask me for my password every single time?
  Took the bus because of you and it was worth every minute
  I saw this on the news and could not believe it at first
  Thanks for answering so quickly, the problem is solved
  The lady on the phone was kind and helped me at once
  They said ten days and it has been a month, I want my money back
  Is it safe for dogs? Ours eats everything he finds
  Just finished the whole series, what should I watch next?
  Every time I open my account there is another fee
  The best part is the ending, no spoilers
  Happy anniversary to you both, here is to many more years`
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "")
