import type { Translation } from '../../translation-type.ts'

export const streams: Translation<typeof import('../../en/mails/streams.ts').streams> = {
  /** Aos anfitriões, sobre links de transmissões. */
  stream: {
    brokenSubject: 'Um link da transmissão não responde',
    brokenPreheader: 'Quem quiser assistir não chegaria lá.',
    brokenText: 'Tentamos várias vezes o link de “{part}”, e não funcionou: {link}',
    problems: {
      NO_NAME: 'Não há nenhum site com esse nome. Por favor, confira como o link está escrito.',
      PRIVATE: 'O link leva a uma rede privada, que mais ninguém alcança.',
      MISSING: 'O site diz que essa página não existe.',
      BROKEN: 'O site responde com um erro.',
      SILENT: 'O site não responde.',
      UNSAFE: 'A conexão com o site não é segura.',
    },
    brokenWhat:
      'Por favor, experimente o link e pergunte a quem o deu. Se para você funciona, não é preciso fazer nada.',
    changedSubject: 'O link da transmissão foi mudado',
    changedPreheader: 'Se não foi nenhum de vocês, veja o quanto antes.',
    changedText: '{who} mudou o link da transmissão de “{part}” em {date}.',
    changedTextNobody: 'O link da transmissão de “{part}” foi mudado em {date}.',
    before: 'Antes: {link}',
    now: 'Agora: {link}',
    none: 'sem link',
    changedWhat:
      'Todos os que assistem são levados para lá. Se não sabe desta mudança, abra o programa, ponha de volta o link certo e fale com quem cuida do memorial com você.',
    open: 'Abrir o programa',
    why: 'Você recebe isto porque cuida deste memorial em {product}.',
  },
}
