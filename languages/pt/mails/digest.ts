import type { Translation } from '../../translation-type.ts'

export const digest: Translation<typeof import('../../en/mails/digest.ts').digest> = {
  digest: {
    subject: 'O que chegou ao memorial de {name}',
    preheader: '{list}. Não há pressa.',
    answersCount: '{count, plural, one {# resposta} other {# respostas}}',
    contributionsCount: '{count, plural, one {# lembrança} other {# lembranças}}',
    donationsCount: '{count, plural, one {# doação} other {# doações}}',
    intro:
      'Algumas pessoas passaram por aqui desde a última vez que escrevemos. Veja o que deixaram; tudo fica guardado, para quando você quiser.',
    waiting:
      '{count, plural, one {Uma lembrança está à sua espera. Ninguém mais a vê até que você a aprove.} other {# lembranças estão à sua espera. Ninguém mais as vê até que você as aprove.}}',
    waits: 'à sua espera',
    photos: '{count, plural, one {# foto} other {# fotos}}',
    recordings: '{count, plural, one {# gravação} other {# gravações}}',
    answer: {
      ATTENDING: '{guests, plural, =0 {vai} one {vai, com # acompanhante} other {vai, com # acompanhantes}}',
      NOT_ATTENDING: 'não vai',
      UNSURE: 'ainda não sabe',
    },
    both: '{first}, {second}',
    changed: 'mudou a resposta',
    somebody: 'Alguém',
    anonymous: 'Pessoa anônima',
    about: ': {what}',
    words: '“{words}”',
    more: '{count, plural, one {E mais #} other {E mais #}}',
    from: 'De {names}',
    others: '{count, plural, one {uma pessoa} other {# pessoas}}',
    otherDonors: '{count, plural, one {outra pessoa} other {outras # pessoas}}',
    why: 'Você recebe este e-mail porque cuida deste memorial no {product}: no máximo um e-mail por dia, e nenhum quando não chegou nada.',
  },
  approval: {
    subject: 'Algo está à sua espera no memorial de {name}',
    preheader: '{count, plural, one {Uma lembrança espera} other {# lembranças esperam}} que você veja.',
    heading: '{count, plural, one {Uma lembrança está à sua espera} other {# lembranças estão à sua espera}}',
    ask: 'Ninguém mais {count, plural, one {a} other {as}} vê até que você ou a família {count, plural, one {a aprove} other {as aprove}}. Você poderia dar uma olhada quando tiver um momento?',
    open: 'Dar uma olhada',
    why: 'Você recebe este e-mail porque acompanha o que é acrescentado a este memorial no {product}: no máximo um e-mail por hora, durante o dia.',
  },
}
