import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** Telling the people who answered that the programme changed. */
export const programmeChange: Translation<
  typeof import('../../en/screens/programme-change.ts').programmeChange
> = {
  pageTitle: `Avisar · ${brand.name}`,
  title: {
    SET: 'O dia já está marcado',
    NEW: 'Uma novidade no programa',
    CHANGED: 'Avisar de uma mudança',
  },
  intro: {
    SET: 'Quem respondeu antes de haver uma data recebe automaticamente um e-mail com ela, na manhã seguinte. Se você avisar aqui, com as suas palavras, a pessoa recebe a sua mensagem no lugar desse e-mail.',
    NEW: 'Nada é enviado automaticamente. Você decide se quem respondeu é avisado, e com que palavras.',
    CHANGED: 'Nada é enviado automaticamente. Você decide se quem respondeu é avisado, e com que palavras.',
  },
  back: 'Quando e onde',
  loading: 'Vendo o que mudou',
  failed: 'Não funcionou. Por favor, tente de novo.',
  none: 'Nada do que as pessoas responderam mudou desde o último aviso.',

  facts: {
    when: 'Quando:',
    where: 'Onde:',
    called: 'Nome:',
    before: 'Antes:',
    unset: 'ainda não definido',
    new: 'Novo: {name}',
    until: '{from} até {to}',
    cancelled: 'Não será realizado.',
    takesPlace: 'Afinal, vai acontecer.',
    stream: 'Dá para assistir pela internet, em {site}.',
    newStream: 'O link para assistir é novo, em {site}.',
    noStream: 'O link para assistir não está mais lá.',
    notStreamed: 'Não é transmitido.',
    details: 'Mudou o que convém saber.',
    chosen: 'Só as pessoas que você escolheu leem isto.',
  },

  form: {
    changed: {
      SET: 'O dia',
      NEW: 'O que há de novo',
      CHANGED: 'O que mudou',
    },
    reached: 'A quem diz respeito',
    mail: '{count, plural, one {Uma pessoa que respondeu recebe um e-mail.} other {# pessoas que responderam recebem um e-mail.}}',
    invited:
      '{count, plural, one {Avisar também a pessoa convidada que não respondeu} other {Avisar também as # pessoas convidadas que não responderam}}',
    unaddressed:
      '{count, plural, one {Uma pessoa não deu e-mail. Você pode mandar uma mensagem a ela no próximo passo.} other {# pessoas não deram e-mail. Você pode mandar mensagens a elas no próximo passo.}}',
    skipped:
      '{count, plural, one {Uma pessoa não recebe e-mail, porque não quis mais ou foi bloqueada.} other {# pessoas não recebem e-mail, porque não quiseram mais ou foram bloqueadas.}}',
    who: 'Ver quem',
    ways: { MAIL: 'por e-mail', UNADDRESSED: 'sem e-mail', SKIPPED: 'não quer e-mails' },
    words: 'As suas palavras',
    wordsHelp:
      'Abaixo das suas palavras, o e-mail diz o que há de novo, a cada pessoa só o que ela pode ver e no idioma dela. Leva a data para a agenda e o caminho para a resposta.',
    proposed: {
      SET: 'O dia já está marcado. Por favor, veja abaixo quando e onde será.',
      NEW: 'Há uma novidade no programa do dia. Por favor, veja abaixo.',
      CHANGED: 'Algo mudou. Por favor, veja abaixo o que há de novo.',
    },
    send: '{count, plural, one {Enviar a uma pessoa} other {Enviar a # pessoas}}',
    sendNone: 'Ir para as mensagens',
    leave: 'Não é preciso avisar',
    sure: '{count, plural, one {Enviar a uma pessoa?} other {Enviar a # pessoas?}}',
    sureText: 'Um e-mail para cada uma. Saem na hora e não podem ser recolhidos.',
    sureNone: 'Ir para as mensagens?',
    sureNoneText: 'Nenhum e-mail é enviado. Depois você pode escrever a cada pessoa do seu próprio telefone.',
    sendNow: 'Enviar',
    goOn: 'Continuar',
    sending: 'Enviando…',
    notYet: 'Ainda não',
    done: 'As pessoas estão sendo avisadas.',
    left: 'Ninguém é avisado.',
  },

  sent: {
    title: 'Enviado',
    to: '{count, plural, =0 {Em {date}, só por mensagem} one {Enviado em {date} a uma pessoa} other {Enviado em {date} a # pessoas}}',
    invited:
      '{count, plural, one {e a uma pessoa convidada que não tinha respondido} other {e a # pessoas convidadas que não tinham respondido}}',
    by: 'por {who}',
    onTheWay:
      '{count, plural, one {Um e-mail ainda está a caminho.} other {# e-mails ainda estão a caminho.}}',
    failed:
      '{count, plural, one {Um e-mail não pôde ser entregue:} other {# e-mails não puderam ser entregues:}}',
    more: 'O que foi enviado, e a quem',
    names: 'Por e-mail:',
    skipped: 'Nenhum e-mail foi enviado a:',
    removed: 'Uma resposta que foi retirada',
  },

  texts: {
    help: '{count, plural, one {Uma pessoa não deu e-mail. Uma mensagem sua chegará a ela.} other {# pessoas não deram e-mail. Uma mensagem sua chegará a elas.}}',
    text: 'Mandar mensagem',
    textNamed: 'Mandar mensagem a {who}',
    done: 'Mensagem mandada',
    undo: 'Não foi enviada',
    undoNamed: 'Não foi enviada a {who}',
    unreachable: 'também sem número',
    notTicked: 'Não foi possível marcar {who}: {reason}',
  },
}
