import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const visitReport: Translation<typeof import('../../en/screens/visit-report.ts').visitReport> = {
  foot: {
    title: 'Esta é a página da família?',
    hosts: '{count, plural, one {{names} cuida deste memorial.} other {{names} cuidam deste memorial.}}',
    unnamed: 'Quem cuida deste memorial não informou o nome.',
    free: 'Ver o memorial não custa nada e não exige conta.',
    address: 'O único endereço dele é <link>{address}</link>.',
    printed: 'Este memorial pode ser lido em <link>{address}</link>',
    report: 'Há algo errado aqui',
  },
  pageTitle: `Há algo errado aqui · ${brand.name}`,
  title: 'O que está errado aqui?',
  about: 'O memorial de {name}',
  intro:
    'Alguém que mantém este site vai ler o que você escrever. Não dizemos à família quem escreveu, e o memorial fica como está até lá.',
  reason: 'De que se trata?',
  reasons: {
    NOT_THE_FAMILY: 'Isto não foi feito pela família, ou alguém se faz passar por ela',
    UNKIND: 'Fere alguém',
    PRIVATE: 'Mostra algo privado, ou uma foto que é minha',
    SPAM: 'Anuncia algo, ou pede dinheiro que não deveria pedir',
    OTHER: 'Outra coisa',
  },
  words: 'O que devemos saber?',
  email: 'Seu e-mail',
  emailHelp: 'Só se você quiser que respondamos.',
  reasonRequired: 'Por favor, escolha de que se trata',
  send: 'Enviar',
  sent: 'Agradecemos. Alguém vai olhar.',
}
