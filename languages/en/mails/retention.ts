export const retention = {
  yearsEnd: {
    ending: {
      subject: '{name}’s memorial: its year ends on {date}',
      preheader: 'Nothing is lost on that day. You can keep it another year, or take it with you.',
      heading: 'The year ends on {date}',
      stands:
        'The year for which we keep {name}’s memorial ends on {date}. There is no hurry: you can add another year until {files}.',
      next: 'If you do nothing, everyone can still read it until {readable}. Then its page closes, and after {files} everything of it is removed for good.',
    },
    grace: {
      subject: '{name}’s memorial: its year has ended',
      preheader: 'Everyone can still read it until {readable}.',
      heading: 'The year has ended',
      stands: 'The year of {name}’s memorial ended on {date}. Everyone can still read it until {readable}.',
      next: 'Then its page closes. You will still have everything until {files}; after that day it is removed for good.',
    },
    archived: {
      subject: '{name}’s memorial: its page is closed',
      preheader: 'Nothing is lost yet: you have everything until {files}.',
      heading: 'The page is closed',
      stands: 'The year of {name}’s memorial ended on {date}, and visitors can no longer read it.',
      next: 'You still have everything: open it, download it, or bring it back at once by keeping it another year. After {files} everything of it is removed for good.',
    },
    leaving: {
      subject: 'A last word about {name}’s memorial',
      preheader: 'Its words, photos and videos are here until {files}.',
      heading: 'Here until {files}',
      stands: 'The year of {name}’s memorial ended on {date}, and its page is closed.',
      next: 'After {files} its words, photos and videos are removed for good. We cannot bring them back then, so please take with you what you would like to have.',
    },
    another: 'Another year costs {price}, once. Whoever looks after the memorial can add it.',
    extend: 'Keep it another year',
    archive: 'Whatever you decide, every photo, video and word is yours to take with you:',
    fetch: 'download everything',
    why: 'You receive this because you look after this memorial on {product}. We write to everyone who does when its year comes to an end.',
  },
} as const
