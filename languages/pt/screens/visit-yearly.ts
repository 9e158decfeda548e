import type { Translation } from '../../translation-type.ts'

/** The note once a year that a visitor asks for, in Portuguese. */
export const visitYearly: Translation<typeof import('../../en/screens/visit-yearly.ts').visitYearly> = {
  title: 'Uma mensagem por ano',
  offer:
    'Se quiser, escrevemos para você todo ano em {day}, para lembrar {name}. Um e-mail por ano, nada mais, e um toque encerra.',
  ask: 'Escrevam para mim uma vez por ano',
  none: 'O dia do ano não é conhecido aqui, por isso não há mensagem anual.',
  email: 'Seu e-mail',
  emailHelp: 'Primeiro enviamos um link, para que ninguém possa pedir em seu nome.',
  send: 'Escrevam para mim',
  mailed: 'Veja seu e-mail',
  mailedText: 'Um e-mail com um link está a caminho. Toque nele em até uma semana e escreveremos todo ano.',
  confirm: {
    title: 'Podemos escrever uma vez por ano?',
    question: 'Um e-mail por ano nesse dia e nada mais.',
    confirm: 'Sim, escrevam para mim',
    done: 'Obrigado. Escreveremos uma vez por ano.',
    help: 'Cada um desses e-mails tem um link que os encerra.',
    unknown: 'Este link venceu. Você pode pedir de novo no memorial.',
  },
  end: {
    title: 'Encerrar a mensagem anual',
    question: 'Paramos de escrever uma vez por ano sobre este memorial?',
    confirm: 'Sim, parar',
    done: 'Pronto. Não escreveremos mais.',
    help: 'Se mudar de ideia, você pode pedir de novo no memorial.',
    unknown: 'Este link não está mais em uso. Nenhuma mensagem anual é enviada por causa dele.',
  },
}
