/** Loads both typefaces. */
import '@fontsource-variable/baloo-2/wght.css';
import '@fontsource-variable/nunito/wght.css';
import './fonts.css';
