import type { Translation } from '../../translation-type.ts'

/** The dialog that asks when photos were taken, in Portuguese. */
export const photoDating: Translation<typeof import('../../en/screens/photo-dating.ts').photoDating> = {
  title: '{count, plural, one {De quando é esta foto?} other {De quando são estas # fotos?}}',
  titleFilms: '{count, plural, one {De quando é este filme?} other {De quando são estes # filmes?}}',
  titleBoth: 'De quando são?',
  which: 'Quais?',
  also: 'Também estes filmes, da mesma época',
  photo: 'Foto, número {number, number}',
  film: 'Filme, número {number, number}',
  noneChosen: 'Escolha pelo menos um item.',
  theirs: 'Quem adicionou diz: {date}. Na página vale o que você disser, e essa data fica guardada.',
  theirsSome:
    'Para alguns, quem adicionou informou uma data. Na página vale o que você disser, e essas datas ficam guardadas.',
  /** By why the date is in doubt. */
  doubt: {
    SCAN: 'O arquivo diz {date}. Foi feito por um scanner, então talvez seja o dia em que foi digitalizada.',
    NOT_IN_LIFE:
      'O arquivo diz {date}, que fica fora desta vida. Talvez seja o dia em que uma cópia antiga foi fotografada.',
  },
  itIs: 'Sim, é de então: {date}',
  fileSays: 'O arquivo diz {date}.',
  roughly: 'Mais ou menos',
  exactly: 'Ou com mais exatidão, até onde você souber',
  reads: 'Aparecerá: {date}',
  unknown: 'Ninguém sabe',
  clear: '{count, plural, one {Voltar ao que diz o arquivo} other {Voltar ao que dizem os arquivos}}',
  takeAway: '{count, plural, one {Remover esta data} other {Remover estas datas}}',
  nothing: 'Escolha uma década ou escreva um ano. Se ninguém souber, diga abaixo.',
  tooOld: 'Antes de {year} não havia fotografias. Confira o ano.',
}
