import type { Translation } from '../../translation-type.ts'

export const contributions: Translation<typeof import('../../en/mails/contributions.ts').contributions> = {
  memory: {
    subject: 'Recebemos a sua lembrança de {name}',
    waits: 'Obrigado. A sua lembrança de {name} chegou. Ela espera até que a família a veja.',
    arrived: 'Obrigado. A sua lembrança de {name} chegou e já está no memorial.',
    photosCame:
      '{count, plural, one {Uma foto veio junto.} many {# de fotos vieram junto.} other {# fotos vieram junto.}}',
    change: 'Se quiser mudá-la ou retirá-la, toque no botão. Não é preciso senha.',
    reply: 'Se quiser acrescentar mais alguma coisa, responda a este e-mail, com palavras e fotos.',
    open: 'Ver ou mudar a minha lembrança',
    link: 'O botão funciona por {days, plural, one {# dia} many {# de dias} other {# dias}} para quem tiver este e-mail: por favor, não o encaminhe.',
    why: 'Você recebe este e-mail porque uma lembrança foi acrescentada em {product} com o seu endereço. Se não foi você, toque no botão e retire-a.',
  },
  inbound: {
    subjectNot: 'Sobre o seu e-mail em memória de {name}',
    outcome: {
      FILED:
        'Obrigado. O seu e-mail, sem a linha do assunto, virou uma lembrança de {name}. Ela espera até que a família a veja.',
      CLOSED:
        'Obrigado por escrever. O memorial de {name} já não aceita nada de novo, ou não neste momento, por isso o seu e-mail não pôde ser acrescentado. Ele continua entre os seus e-mails enviados.',
      EMPTY:
        'Obrigado por escrever. Não encontramos no seu e-mail palavras nem fotos que possam ser acrescentadas ao memorial de {name}. Por favor, escreva acima do e-mail a que responde. A linha do assunto não pode ser acrescentada.',
      BROKEN:
        'Obrigado por escrever. Não conseguimos ler as letras do seu e-mail, por isso nada dele foi acrescentado ao memorial de {name}. Por favor, envie-o de novo de outro programa de e-mail, ou acrescente a sua lembrança na página do memorial.',
    },
    wordsCut:
      'Não chegaram as palavras que não cabem em uma lembrança ou que estavam abaixo do e-mail a que respondeu. Se algumas eram suas, envie-as em outro e-mail, por favor.',
    photosLeft:
      '{count, plural, one {Uma foto não pôde ser guardada: estava ilegível, era grande demais ou não havia espaço.} many {# de fotos não puderam ser guardadas: estavam ilegíveis, eram grandes demais ou muitas, ou não havia espaço.} other {# fotos não puderam ser guardadas: estavam ilegíveis, eram grandes demais ou muitas, ou não havia espaço.}}',
    filesLeft:
      '{count, plural, one {Um arquivo não pôde ser acrescentado.} many {# de arquivos não puderam ser acrescentados.} other {# arquivos não puderam ser acrescentados.}} Uma lembrança não recebe documentos, e-mails encaminhados nem arquivos empacotados como winmail.dat: por favor, envie as fotos uma a uma e copie as palavras para o e-mail.',
    again: 'Quer acrescentar mais alguma coisa? Responda a este e-mail, também com palavras e fotos.',
    why: 'Você recebe este e-mail porque chegou uma resposta a um que {product} lhe tinha enviado. Se não foi você que a escreveu, avise a família, por favor.',
  },
}
