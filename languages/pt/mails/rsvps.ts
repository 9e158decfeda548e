import type { Translation } from '../../translation-type.ts'

export const rsvps: Translation<typeof import('../../en/mails/rsvps.ts').rsvps> = {
  rsvp: {
    subject: 'Sua resposta para o memorial de {name}',
    preheader: 'Sua resposta: {answer}. Você pode mudá-la depois.',
    thanks: 'Agradecemos. Sua resposta foi passada à família.',
    /** As the page asks it, of oneself; hosts read `tables.answers`. */
    answers: {
      ATTENDING: 'Vou',
      NOT_ATTENDING: 'Não vou',
      UNSURE: 'Ainda não sei',
    },
    answer: 'Sua resposta: {answer}.',
    guests: 'Você leva {guests, plural, one {# acompanhante} other {# acompanhantes}}.',
    calendar: 'O dia vai em anexo, para a sua agenda.',
    change: 'Mudar minha resposta',
    takeBack: 'Retirar a minha resposta',
    why: 'Você recebe este e-mail porque alguém informou {email} ao responder para um memorial no {product}.',
    unsubscribe: 'Não receber mais e-mails sobre este memorial',
    notMe: 'Não fui eu: não receber mais e-mails sobre este memorial',
  },
  reminder: {
    subject: 'O memorial de {name} será em {date}',
    preheader: 'Quando e onde é, e a sua resposta, caso tenha mudado.',
    near: 'O dia está próximo. Estas são as informações da família.',
    attending: 'Você disse que vai.',
    watching: 'Você disse que vai acompanhar pela internet.',
    unsure: 'Você ainda não sabia. Se você já souber, a família gostaria de saber também.',
    change: 'Ver ou mudar minha resposta',
    why: 'Você recebe este e-mail porque alguém informou {email} ao responder para este memorial no {product}. Este é o único lembrete desse dia.',
  },
  daySet: {
    preheader: 'A família marcou o dia. Aqui estão a hora e o lugar.',
    set: 'O dia está marcado. Estas são as informações da família.',
    why: 'Você recebe este e-mail porque alguém informou {email} ao responder para este memorial no {product} antes de o dia ser marcado.',
  },
}
