import { storedSecret } from './stored-secret.ts'

/** The configured token, else the one in `DATA_DIR/operator-token`, made on the first start. */
export const operatorToken = (config: { operatorToken: string | null; dataDir: string }): Promise<string> =>
  storedSecret(config.dataDir, 'operator-token', config.operatorToken)
