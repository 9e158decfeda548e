import type { Translation } from '../../translation-type.ts'
import { placesOfTexts } from '../memorial-texts.ts'

/** Uma olhada no que desconhecidos poderiam ler, em português. */
export const beforeSharing: Translation<typeof import('../../en/screens/before-sharing.ts').beforeSharing> = {
  title: 'Uma olhada antes de compartilhar',
  titleShared: 'Uma olhada no que qualquer pessoa pode ler',
  intro:
    '{count, plural, one {Quem tiver o link poderá ler isto. Há uma coisa que talvez você prefira guardar mais perto. A escolha é sua; não há nada de errado.} other {Quem tiver o link poderá ler isto. Há # coisas que talvez você prefira guardar mais perto. A escolha é sua; não há nada de errado.}}',
  HOME: {
    title: 'Uma casa vazia com endereço',
    text: 'A página diz onde fica uma casa e quando não haverá ninguém nela. Desconhecidos também leem páginas assim.',
  },
  PHONE: {
    title: 'Um número de telefone',
    text: 'Um desconhecido poderia ligar. Quem conhece você sempre pode pedi-lo.',
  },
  EMAIL: {
    title: 'Um endereço de e-mail',
    text: 'Um desconhecido poderia escrever. Quem conhece você sempre pode pedi-lo.',
  },
  BIRTH_DATE: {
    title: 'Uma data de nascimento completa',
    text: 'Com o nome completo, a data de nascimento basta para abrir algumas contas. O ano diz o mesmo.',
  },
  where: {
    MESSAGE: 'Na sua mensagem',
    STORY: 'Em uma história',
    CAPTION: 'Em uma legenda',
    ...placesOfTexts,
    BIRTH_DATE: 'Nas datas da vida',
    EVENT: 'Na programação do dia',
  },
  change: 'Mudar',
  changeNamed: 'Mudar: {what}',
  fine: 'Está bem assim',
  fineNamed: 'Está bem assim: {what}',
  isFine: 'Fica como está.',
  failed: 'Não foi possível guardar: {reason}',
}
