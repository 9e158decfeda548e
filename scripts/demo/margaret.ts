/** The person of the example: invented, as are the family and its texts. */

export const host = { email: 'demo@example.com', firstName: 'Claire', surname: 'Hollis' } as const

export const person = {
  nameOfPerson: 'Margaret Anne Hollis',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  details: 'Bring a flower from your garden; there are jars by the door.',
  hostMessage: `Mum never let anyone leave the house hungry, or without a coat. She knew the name of every rose in the street, and whose grandmother had planted it.

Thank you for every casserole, every call, every story. Come as you are, and bring a flower from your garden; she would have asked you its name.`,
} as const

/** The parts of her day, which begins at the hall. */
export const programme = [
  { kind: 'SERVICE', begins: '14:00', place: person.address, details: person.details },
  { kind: 'BURIAL', begins: '15:30', place: 'Old Coast Road Cemetery, Kingscliff', details: null },
  {
    kind: 'GATHERING',
    title: 'Tea at number nine',
    begins: '16:30',
    place: '9 Lighthouse Street, Fingal Head',
    details: 'Nineteen plates are promised. Nobody leaves hungry, or without a coat.',
    asksFood: true,
  },
] as const

export const fund = {
  title: 'A piano for St Brigid’s Hall',
  description:
    'The hall’s piano has had four dead keys since the flood, and Mum played around them for eleven years. In place of wreaths we are saving for one that plays them all.',
  recipient: 'St Brigid’s Hall Committee, Kingscliff',
  payout: 'when the piano is ordered, in the spring',
  goalMinor: 240_000,
} as const

/** Titles of some of the stories, by position. */
export const storyTitles: readonly (string | null)[] = ['The line to the mayor', null, 'The good shoes']

export const stories: readonly string[] = [
  `She was sixteen when she started at the telephone exchange in Murwillumbah. She rode there on a bicycle that had been her brother’s, six days a week, with her good shoes in the basket so that they would still be good when she arrived.

There were four girls at the board, and one clock. Sixty years later she could tell you the number of every shop in the main street, and that the doctor’s wife always breathed in before she asked for Sydney.

She heard everything there was to hear in that valley, and in eleven years she never repeated one word of it. Births, bankruptcies, two elopements, a great deal of cricket. Every Christmas, after the sherry, we tried. “Wrong number, dear,” she said, and passed the potatoes.

When the automatic exchange came, each of the girls was allowed to pull out her last cord herself. Mum took hers home. It hung in our laundry all the years I lived there, on the nail beside the pegs. If you asked what it was for, she said it was the line to the mayor, and that he was out.`,

  `Dad used to say that he courted her by trunk call.

He was working the boats out of Tweed Heads then, on one called the June, and every evening at six he went to the telephone on the wharf and asked the exchange for the time. She told him the time. The next evening he asked again. This went on from February to the end of June, and the other girls learned to leave the six o’clock call alone.

In July she said, “Mr Hollis, do you not own a watch?”

He said that he did. He said it was a good one. And then neither of them said anything, and the line stood open, which was against the rules, until a man rang through about some cattle.

He asked her properly the next spring, up at the lighthouse on Fingal Head, with the wind blowing so hard that he had to ask it twice. She always claimed to have heard him the first time.

She went out in his boat once, that summer, for love. She was sick before they were past the breakwater, and she never set foot in it again. He bought the June all the same, and would not hear of another name, on account of the month. And she was on the wharf every time he came in, for thirty-eight years, and he never once needed to ask her the time.`,

  `The car would not start on the night of my school concert, so she walked. It is four miles from our gate to the convent, and it had rained. I was eleven, and I was going to play the Clementi.

I looked from behind the curtain for the yellow coat, which you could see from anywhere, and did not find it, and I played it to nobody, very fast, with most of the notes. When I stood up to bow I saw her at the very back. She had the coat on still. She was holding her good shoes in her lap, and her stockings were ruined, and she was clapping with her hands above her head, like somebody trying to stop a train.

Nobody clapped longer. Sister Agnes had to look at her.

On the way home, in Mr Tranter’s truck, I told her that I had got eleven notes wrong. “Did you?” she said. “I only heard the others.”

She had played for the choir since before I was born. She had heard every one.`,

  `She taught all three of us to drive on the road to Bellingen, with the caravan behind, because that way, she said, we would never be afraid of anything smaller.

She held on to the handle above the door and said “lovely, dear” the whole way. She said it for a good bend, and for a bad one, and when Peter overtook the milk tanker. It was only years later, sitting beside my own daughter with my foot going through the floor, that I understood how frightened she must have been, and that it was not “lovely” that she was saying, but something closer to a rosary.

When I put the car in the ditch, outside Dorrigo, in the rain, nobody spoke. The caravan had folded up behind us like a deckchair. She got out in her plastic hat and looked at the ditch for a while.

“Well,” she said, “now we know where that is.”

Then she put the kettle on. It was the one thing in the caravan that had not come off its shelf.`,

  `There was always a plate too many on Sunday. There were five of us, and she laid six; then there were husbands and wives and children, and she laid for those, and one more.

I asked her once whom it was for. She looked at me as if I had asked whom the chairs were for. “Whoever it is,” she said.

And it was always somebody. It was the young constable, whose wife had gone home to her mother. It was Mr Petrakis, the first year he had the fruit shop, before he had the words for anything that was not fruit. It was a man who had come about encyclopaedias, and who stayed until nine and sold us none. After Lakshmi’s husband died it was Lakshmi, every week for a year, and then one Sunday Lakshmi brought somebody of her own.

When I cleared the house I found nineteen dinner plates, of six patterns. None of us has ever owned that many friends at once. She just never wanted to be a plate short.

The last summer we carried the table out under the lemon tree, because there were too many of us for the room. We made her sit at the head. She sat for as long as it took to hang her coat on the chair.`,

  `Biscuit was Dad’s dog, and she never pretended otherwise. She fed him, she brushed him, she paid for his teeth; and every evening at a quarter to six he got up and left her, and went to wait at the front door for Dad.

After the funeral he still went. A quarter to six, every evening, with his back to all of us. We did not know what to do about it. Peter thought that somebody should call him away.

Mum would not hear of it. On the third or fourth evening she came out of the kitchen, with her apron on, in her good skirt, and let herself down on to the hall floor beside him. It was not easy; her hip was already bad. They both looked at the door. It got quite dark, and nobody liked to turn the light on.

Then she said, “Not tonight, I think,” and he helped her up, more or less, and they had toast.

She did that for the rest of his life. It was nearly two years. I have never told anyone that I used to drive past, on my way home, at ten to six, to see the two shapes through the glass.`,

  `Dad had seen Lisbon from the deck of a ship when he was nineteen, for four hours, and had not been let ashore. He meant to take her. There was a jar for it. The jar became a gearbox, and then Ros’s teeth, and then a roof, and then he was ill.

The year that she turned seventy she counted what was in it, and rang Ruth from the choir, and they went.

They were gone for three weeks and we had one postcard, of a tram, that said the hills were good for the hip. We found out the rest in pieces. That they had taken a room with a balcony and could not be got off it. That she had stopped a tram, in the coat and the red beret, by putting up her hand, and that it had stopped. That she had learned the Portuguese for “is this seat taken” and for “more”. That on the last morning, very early, she had gone down to the water with the jar and filled it, because he had only ever seen the place from that side.

She carried it home in her hand luggage, wrapped in a cardigan. It stood on the kitchen windowsill until the end, beside the postcard. When the sun came in after breakfast it threw a little light on the ceiling, and it moved about, and she would look up from the paper and say good morning to it.`,

  `Every letter that any of us ever wrote her went into the tin above the stove. When the tin was full she tied what was in it with a ribbon, and began again. On Sundays, after the plates, she would take one down and put on her glasses and read it to us, as if it had come that morning.

She did the voices. She did mine better than I do.

We read them back to her in her last week, a bundle an evening, Peter and Ros and I in turn, and she corrected us where we went wrong. She knew them all by heart. When we came to the end she asked whether that was the post, then, and we said that it was.

There was a jumper on her needles, for Edie, who is Sam’s first and who was not born yet: red wool, blue at the yoke, one sleeve to go. None of us can knit. Ruth took it home under her coat, and finished it in a week, and brought it back in tissue paper. She had left one stitch wrong, low down at the back, because Mum always did, so that you would know somebody had made it.

It fits. Edie wore it on Sunday. There was a plate for her.`,
]
