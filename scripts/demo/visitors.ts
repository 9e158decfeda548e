import { type ExamplePhoto, shared } from './photos.ts'

/** The visitors of the example: what they add, give and answer. */

interface Named {
  firstName: string
  surname: string
  email: string
}

export interface Visitor extends Named {
  memory: {
    words: string
    photos: readonly ExamplePhoto[]
    /** Shown as Anonymous. */
    isNameless?: boolean
  }
  gift?: { amount: number; isAnonymous: boolean }
  /** The host's thanks. */
  thanks?: string
}

export interface Answer {
  name: string
  email: string
  status: 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING'
  guests: number
  message: string
}

const named = (firstName: string, surname: string): Named => ({
  firstName,
  surname,
  email: `${firstName}.${surname}@example.com`.toLowerCase(),
})

const peter = named('Peter', 'Hollis')
const ros = named('Rosalind', 'Carey')
const tess = named('Tess', 'Hollis')
const ruth = named('Ruth', 'Abernethy')
const lakshmi = named('Lakshmi', 'Nair')
const kostas = named('Kostas', 'Petrakis')
const frank = named('Frank', 'Dunne')
const joan = named('Joan', 'Whitby')
const bill = named('Bill', 'Tranter')
const daniel = named('Daniel', 'Okafor')
const nurse = named('Ellen', 'Marsh')
const helen = named('Helen', 'Sutherland')
const agnes = named('Agnes', 'Moloney')

/** In the order in which they write; the last is the first on the page. */
export const visitors: readonly Visitor[] = [
  {
    ...nurse,
    memory: {
      words: `I was on nights in her last week. You are not supposed to have favourites.

At four in the morning, when it is quietest, she used to ask me who I had waiting at home, and then the next night she asked after them by name. I have been doing this for twenty-two years and I can count on one hand the people who did that.

I would rather not put my name. She knew it.`,
      photos: [],
      isNameless: true,
    },
  },
  {
    ...joan,
    memory: {
      words: `There were four of us at the board, and now there is one, so I had better say something.

Your mother covered for me for the whole of the winter of 1958, when I was keeping company with the gentleman from the bank, and she never asked for a thing. When it came to nothing she walked me home the long way round, eleven nights running, and talked about knitting.

I still have the patterns. I still cannot do a heel.`,
      photos: [],
    },
    gift: { amount: 50, isAnonymous: false },
    thanks: `Dear Joan, I read this to Peter and Ros over the telephone, and we all had to stop at “eleven nights running”. She kept a photograph of the four of you in the tin with our letters. We would like you to have it. With love, Claire`,
  },
  {
    ...bill,
    memory: {
      words: `Crewed with Ted Hollis from 1963 until he sold the boat. In all those years we never came in, day or night, but she was standing on that wharf with a thermos. She said she was just passing. It is not on the way to anything.`,
      photos: [],
    },
    gift: { amount: 100, isAnonymous: true },
  },
  {
    ...frank,
    memory: {
      words: `Forty years over the same back fence. She gave me cuttings and I gave her tomatoes, and I think that I had the better of it.

The boots are hers. She left them by my back door in the big rain, in March, and went home in my wife’s slippers. I keep meaning to bring them round.`,
      photos: [shared.greenhouse, shared.boots],
    },
  },
  {
    ...kostas,
    memory: {
      words: `When we came I had twelve words and nine of them were fruit. Mrs Hollis came into the shop every day for one onion. One onion! It took me a year to understand that nobody needs one onion every day. She came so that I would have somebody to practise on.

She learned dominoes to please my father. She cheated, and he loved her for it.`,
      photos: [shared.dominoes],
    },
    gift: { amount: 250, isAnonymous: false },
  },
  {
    ...daniel,
    memory: {
      words: `I was nine, and I was only in the hall because my mother cleaned it. Mrs Hollis was practising, and without turning round she said, “You may as well turn the pages.” I could not read music. She said that was all right, she would nod.

I have just finished my second year at the Conservatorium. I still turn pages for other people when I can. I still wait for the nod.`,
      photos: [],
    },
    gift: { amount: 40, isAnonymous: false },
    thanks: `Daniel, she told everyone in the shop when you got in, including two people from Brisbane who had stopped for directions. Would you play for her on the day? Anything you like. It need not be the Clementi. Claire`,
  },
  {
    ...lakshmi,
    memory: {
      words: `She knocked the day after we moved in, with a cake, and asked what the smell was. It was only mustard seeds in hot oil. She said, “Show me,” and took off her coat.

After Suresh died she did not say that time would heal it, or any of those things. She laid a plate for me. That was all. Every Sunday there was a plate.`,
      photos: [shared['spice-tin']],
    },
    gift: { amount: 120, isAnonymous: false },
  },
  {
    ...ruth,
    memory: {
      words: `Fifty-one years of Wednesdays. I was second fiddle in every sense, and very happy to be.

People ask about Lisbon. I will say only that she bargained for the room, that she danced, once, with a man called Aurélio, who was ninety, and that she laughed so much at the tram that the driver stopped it and asked whether we were well. We were. We were very well.

I have finished the sleeve.`,
      photos: [shared.violin, shared.paintbox],
    },
    gift: { amount: 200, isAnonymous: false },
  },
  {
    ...tess,
    memory: {
      words: `Nan taught me to whistle, to sew on a button so that it stays on, to reverse a trailer, and to ask the name of whoever is serving you. I have used all four this week.

I do not really know how to do this without ringing her to ask.`,
      photos: [],
    },
  },
  {
    ...peter,
    memory: {
      words: `She took up chess at eighty, because the library was giving the set away and she felt sorry for it. We played by post, one move on a card, with the news on the other side. I worked it out last night: four years, two hundred and eleven cards, and I won once. I think that was my birthday.

The board is as we left it. I had not seen what she was up to until I set it out for the photograph.`,
      photos: [shared.chessboard, shared['hat-on-hook']],
    },
    gift: { amount: 300, isAnonymous: false },
  },
]

const nameOf = ({ firstName, surname }: Named) => `${firstName} ${surname}`

const answer = (who: Named, status: Answer['status'], guests = 0, message = ''): Answer => ({
  name: nameOf(who),
  email: who.email,
  status,
  guests,
  message,
})

export const answers: readonly Answer[] = [
  answer(ros, 'ATTENDING', 3, 'All four of us. I am bringing the nineteen plates.'),
  answer(peter, 'ATTENDING', 2, 'I will be there from noon to put out chairs.'),
  answer(ruth, 'ATTENDING', 0, 'With the whole choir, who will answer for themselves, or forget to.'),
  answer(lakshmi, 'ATTENDING', 1, 'I will do the rice. Do not let anyone else do the rice.'),
  answer(kostas, 'ATTENDING', 4, 'Flowers, fruit, my father’s dominoes.'),
  answer(frank, 'ATTENDING', 1),
  answer(daniel, 'ATTENDING', 1, 'Yes, I would be honoured to play.'),
  answer(bill, 'UNSURE', 0, 'If the knee allows it. I would like to.'),
  answer(helen, 'UNSURE', 1, 'I am waiting to hear about leave, and will let you know.'),
  answer(joan, 'NOT_ATTENDING', 0, 'I cannot travel now, but I shall be thinking of you all at two o’clock.'),
]

/** The people whom the host invites. Some have not answered yet, and two can only be reached by phone. */
export const contacts: readonly { firstName: string; surname: string; email?: string; phone?: string }[] = [
  ros,
  peter,
  tess,
  ruth,
  lakshmi,
  kostas,
  frank,
  daniel,
  bill,
  joan,
  agnes,
  helen,
  { firstName: 'Maureen', surname: 'Tranter', phone: '+61 7 5550 0117' },
  { firstName: 'Owen', surname: 'Sutherland', phone: '+61 7 5550 0142' },
]
