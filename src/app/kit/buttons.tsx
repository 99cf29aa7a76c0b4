import Button, { type ButtonProps } from '@mui/material/Button';

// Typed as Material's own, so that each may be a link too: `component={Link} to=…`.

/** The one thing to do next on a screen or in a dialog. */
export const MainButton = ((props: ButtonProps) => <Button variant="contained" {...props} />) as typeof Button;

/** What else may be done there. */
export const OtherButton = ((props: ButtonProps) => <Button variant="outlined" {...props} />) as typeof Button;

/** Inside things: in a row, beside a value. */
export const QuietButton = ((props: ButtonProps) => <Button variant="text" {...props} />) as typeof Button;

/** What can't be taken back, or takes something away. */
export const DangerButton = ((props: ButtonProps) => <Button variant="contained" color="error" {...props} />) as typeof Button;
