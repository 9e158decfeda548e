import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const common: Translation<typeof import('../../en/screens/common.ts').common> = {
  brandHome: `${brand.name}, início`,
  version: `Versão ${brand.version}`,
  skipToContent: 'Ir para o conteúdo',
  language: 'Idioma',
  trust: { label: 'Ajuda, privacidade e termos', support: 'Ajuda', privacy: 'Privacidade', terms: 'Termos' },
  /** As it stands in messages, where it becomes a link. */
  contactSupport: 'fale com o suporte',
  optional: '(opcional)',
  back: 'Voltar',
  close: 'Fechar',
  ok: 'Entendi',
  undo: 'Desfazer',
  steps: {
    label: 'Etapas',
    actions: 'Voltar e avançar',
    done: '(concluída)',
    unavailable: '(ainda não disponível)',
  },
  menu: { account: 'Conta', profile: 'Perfil', logout: 'Sair' },
  count: {
    ofLimit: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {Não resta nenhum caractere} one {Resta # caractere} other {Restam # caracteres}}',
  },
  password: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showNamed: 'Mostrar: {label}',
    hideNamed: 'Ocultar: {label}',
    strength: {
      short: 'Ainda curta demais.',
      weak: 'Fácil de adivinhar. Três ou quatro palavras são mais seguras.',
      fair: 'Razoável. Com mais alguns caracteres fica mais segura.',
      good: 'Boa. Quanto mais longa, mais segura.',
      strong: 'Forte.',
    },
  },
  pageError: {
    missing: 'Não há nenhuma página aqui',
    missingHelp: 'O link pode estar incompleto, ou o que estava aqui mudou de lugar.',
    failed: 'Não foi possível mostrar esta página',
    failedHelp: 'O que está salvo continua salvo. Por favor, tente de novo daqui a pouco.',
    again: 'Tentar de novo',
    home: 'Voltar à página inicial',
  },
  notLoaded: {
    gone: 'Ele pode ter sido excluído, ou agora outra pessoa cuida dele. Um memorial excluído pode ser trazido de volta por 30 dias, no perfil de quem é titular.',
    toProfile: 'Voltar ao perfil',
    again: 'Tentar de novo',
  },
  copy: { copy: 'Copiar', copied: 'Copiado', failed: 'Por favor, selecione o texto e copie-o.' },
}
