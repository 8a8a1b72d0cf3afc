export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

export interface CodeRequest {
  readonly email: string;
  readonly code: string;
  readonly type: string;
  /** False: the code reaches nobody, so it is made unguessable. */
  readonly is_mailed: boolean;
}

/** Hooks of the auth library, run outside its own writes. */
export interface AuthEvents {
  onAccountCreated(user: AuthUser): Promise<void>;
  onVerificationRequested(user: AuthUser, token: string, landing: string): Promise<void>;
  onPasswordResetRequested(user: AuthUser, token: string): Promise<void>;
  onExistingSignUp(user: AuthUser): Promise<void>;
  onEmailVerified(user: AuthUser): Promise<void>;
  onPasswordReset(user: AuthUser): Promise<void>;
  onProviderVerifiedEmail(email: string, name: string): Promise<void>;
  onCodeRequested(request: CodeRequest): Promise<void>;
  onPhoneCodeRequested(phone: string, code: string): Promise<void>;
  isActive(userId: string): Promise<boolean>;
  runLater(work: Promise<unknown>): void;
}
