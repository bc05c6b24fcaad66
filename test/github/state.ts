/** What the stand-in for GitHub knows. */
export interface StandInIssue {
  number: number;
  title: string;
  body: string;
  state: 'OPEN' | 'CLOSED';
  /** `app/github-actions` for the robot */
  author: string;
  comments: string[];
}

export interface StandInPull {
  number: number;
  title: string;
  body: string;
  headRefName: string;
  baseRefName: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  /** from a fork */
  isCrossRepository: boolean;
}

export interface State {
  issues: StandInIssue[];
  pulls: StandInPull[];
  labels: string[];
  /** workflows that were started by `gh workflow run` */
  runs: { name: string; ref: string }[];
  variables: Record<string, string>;
  /** endpoints of the API with what was sent to them */
  settings: Record<string, unknown>;
  /** the setting "Allow GitHub Actions to create and approve pull requests" */
  mayOpenPulls: boolean;
  isAdministrator: boolean;
}
