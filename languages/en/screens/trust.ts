import { brand } from '#contract/brand.ts'

/** The pages about help, privacy and terms: what is true of the product today (docs/privacy.md), in plain words. */
export const trust = {
  who: {
    title: 'Who we are',
    runBy: `${brand.name} is run by`,
    write: 'Write to <mail>{email}</mail>',
  },
  support: {
    pageTitle: `Help · ${brand.name}`,
    title: 'Help',
    lead: 'If anything is unclear, or has gone wrong, write to <mail>{email}</mail>. A person reads it.',
    signIn: {
      title: 'I cannot log in',
      text: 'Ask for a new password on the login page. If the mail does not come within a few minutes, look in the folder for unwanted mail too. If that does not help, write to us from the address of your account.',
    },
    mistake: {
      title: 'I removed something by mistake',
      text: 'A deleted memorial can be brought back for 30 days, in the profile of the person who began it. A memory or a reply that was removed can be brought back with Undo, where it stood, until you leave that page. An account that is to be deleted can be kept for 30 days.',
    },
    report: {
      title: 'Something is on a memorial that should not be there',
      text: 'Press “Something is wrong here” at the end of its page. We read every report. The family can hide or remove what others have added at any time.',
    },
    mails: {
      title: 'I want no more mail',
      text: 'Invitations, reminders and news of a memorial have a link at their end that stops them. It works without an account.',
    },
    removal: {
      title: 'I replied or was invited, and want my name taken off',
      text: 'Ask the family, who can remove it themselves. If you cannot reach them, write to us.',
    },
    gift: {
      title: 'I have a question about a gift',
      text: 'Who receives it stands beside the fund and on your receipt, as the family says. If something went wrong, write to us with the number of the receipt: we can give a gift back.',
    },
    write: {
      title: 'When you write to us',
      text: 'Say which memorial it is about, and write from the address of your account if you have one. Never send us a password or the number of a card.',
    },
  },
  privacy: {
    pageTitle: `Privacy · ${brand.name}`,
    title: 'Privacy',
    lead: 'What we keep, who sees it, for how long, and what you can ask for. We sell nothing, show no advertisements, and follow nobody.',
    kept: {
      title: 'What we keep',
      text: 'Of whoever has an account: email address, name, language, the password as a mark from which it cannot be read, and which browsers it was used with. Of a memorial: what its hosts write and upload, whom they invite, and what they note of the people whom they thank, such as a name, an address and what somebody did: those who look after the memorial see it, and it is deleted with it. Of visitors: their replies, the memories and photos they send, their gifts, and the address of whoever asks for a note once a year. The number of your card goes to the payment company, and never to us. A mail in answer to one of ours becomes a memory, and the mail itself is deleted then.',
    },
    shown: {
      title: 'What is shown on a memorial',
      text: 'What its hosts wrote, and the names, words and photos of those who added something. It is seen by whoever the family lets in: everyone with the link, those who know a word, or its hosts alone. Where and when a photo was taken is removed from all that is shown.',
    },
    notShown: {
      title: 'What is not shown',
      text: 'Email addresses, the list of guests and their replies, and who gave how much are seen by those who look after the memorial, and not on its page. Whoever gives anonymously is named to nobody. The originals of photos are kept as they came, for the family’s own copy and for print.',
    },
    others: {
      title: 'Who else gets something',
      text: 'The companies that carry our mails, hold our database and files, and take payments, as far as their work needs it. Where you pay by card, the payment company’s own form is part of the page. Nobody else: no counting of visits, no letters, pictures or maps from elsewhere.',
    },
    device: {
      title: 'On your device',
      text: 'That you are logged in, and what you have begun and not saved yet, is kept in your browser until you log out or finish. Cookies remember your language, a memorial that you opened with a word, and the browser that you logged in with. There are no others.',
    },
    long: {
      title: 'For how long',
      text: 'A memorial is kept for a year from the day it is paid for, and longer if it is extended. We write to its hosts 60 days, 14 days and one day before. After 30 days more its page closes, and 60 days later everything is deleted; until then, for 90 days in all, it can be extended. One that was never paid for stays until its owner deletes it. What is deleted can be brought back for 30 days, and is then gone for good. Payments and gifts stay in our books, without your name once your account is gone, or the memorial where you gave without an account.',
    },
    rights: {
      title: 'What you can ask for',
      text: 'To see it, take it along, have it corrected or deleted, or object to it. In your profile you can download all we keep of you, and delete your account. What you added to a memorial stays there without your name then, unless you take it away first; what a family has printed or downloaded cannot be called back. Without an account, or for anything else, write to <mail>{email}</mail>. You can also complain to the data protection authority of your country.',
    },
    why: {
      title: 'Why we may keep it',
      text: 'To do what its host pays for; so that a family can invite and be answered, until somebody wants no more mail; what visitors add, because they choose to; and payments and gifts, because the law on bookkeeping asks for it.',
    },
  },
  terms: {
    pageTitle: `Terms · ${brand.name}`,
    title: 'Terms',
    lead: 'What you can expect of us, and what we ask of you.',
    cost: {
      title: 'What it costs',
      text: '{price} {currency} for a year, tax included, paid once. Nothing renews by itself; another year costs the same. Visiting, replying and adding memories cost nothing. The rights that the law gives you as a customer stay as they are.',
    },
    yours: {
      title: 'What is yours stays yours',
      text: 'Photos and words belong to those who made them. You let us show them on the memorial and make of them what its hosts ask for, such as a book or a film, and nothing else.',
    },
    hosts: {
      title: 'Who decides about a memorial',
      text: 'The person who began it, and those whom they asked to help. They decide who sees it, and may hide or remove what others add.',
    },
    refused: {
      title: 'What does not belong here',
      text: 'Words that hurt, secrets of other people, and pictures that you may not show. We may hide a memorial that breaks the law or harms somebody. The family can always write to us about it.',
    },
    gifts: {
      title: 'Gifts',
      text: 'Who receives a gift, and when, stands beside the fund as the family says; we do not check it. Gifts are paid to the account that was set for the fund or the memorial; where there is none, {operator} receives them and passes them on. The processing fee is shown before you pay. You cannot take a gift back by yourself, but you can write to us.',
    },
    end: {
      title: 'When its time is over',
      text: 'Its hosts can download everything in one file at any time, and should: copies of your own are the safest. After the year and 30 days more its page closes; 60 days later everything of it is deleted.',
    },
    owner: {
      title: 'When its owner can no longer look after it',
      text: 'A co-host goes on with everything. Without one, the family can write to us: we write to everybody who looks after the memorial and wait fourteen days, in which each of them can stop it, before it changes hands. Those whom the owner named can download everything. If we are ever no longer here, what was downloaded opens without us.',
    },
    wrong: {
      title: 'If something goes wrong',
      text: 'Write to <mail>{email}</mail>. We do what we can to mend it, and tell you what happened.',
    },
  },
} as const
