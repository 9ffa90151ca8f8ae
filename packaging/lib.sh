# What packaging/run and packaging/test share: from a bare Debian or Ubuntu to a working .venv.
# shellcheck shell=bash

root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
python_in_venv=$venv/bin/python
unfinished=$venv/leitong-unfinished
apt_tried=$venv/leitong-apt-tried

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# A library that Qt needs -> the Debian and Ubuntu package that holds it. The window needs all of them; the first
# group is what even a window without a screen (QT_QPA_PLATFORM=offscreen) can't do without.
libraries='libGL.so.1 libgl1
libEGL.so.1 libegl1
libglib-2.0.so.0 libglib2.0-0
libfontconfig.so.1 libfontconfig1
libdbus-1.so.3 libdbus-1-3
libxkbcommon.so.0 libxkbcommon0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libxcb-xkb.so.1 libxcb-xkb1
libxcb-render.so.0 libxcb-render0
libxcb-image.so.0 libxcb-image0
libxcb-render-util.so.0 libxcb-render-util0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libwayland-cursor.so.0 libwayland-cursor0'

# Prints the packages whose libraries the linker does not find, one a line. Other systems than Linux need none.
missing_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    local known library package
    known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0
    while read -r library package; do
        case $known in
        *"$library "*) ;;
        *) printf '%s\n' "$package" ;;
        esac
    done <<<"$libraries"
}

# Prints a package with Chinese glyphs if no font on this machine has them.
missing_font() {
    [ "$(uname -s)" = Linux ] || return 0
    if command -v fc-list >/dev/null; then
        [ -z "$(fc-list :lang=zh-cn family)" ] || return 0
    else
        local folder
        for folder in /usr/share/fonts /usr/local/share/fonts "${XDG_DATA_HOME:-$HOME/.local/share}/fonts"; do
            [ -d "$folder" ] || continue
            [ -z "$(find -L "$folder" -iname '*cjk*' -o -iname 'wqy*' -o -iname '*sourcehan*' \
                -o -iname '*notosanssc*' -o -iname 'uming*' -o -iname 'ukai*' 2>/dev/null | head -n 1)" ] || return 0
        done
    fi
    # 5 MB are enough to check with; to read with, the full family is worth its 90 MB
    if [ "${CI:-}" = true ]; then echo fonts-wqy-microhei; else echo fonts-noto-cjk; fi
}

# Sets as_root to what makes a command root's: nothing for root, sudo where it asks no password. Fails otherwise.
may_install() {
    as_root=()
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null && sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
}

# apt_install PACKAGE...: as root, or by sudo where it asks no password. Otherwise prints the command and fails.
apt_install() {
    local as_root
    if ! command -v apt-get >/dev/null; then
        say "Please install these with this system's own installer (Debian's names): $*"
        return 1
    fi
    if ! may_install; then
        say "Missing on this machine. Please run:"
        say "    sudo apt-get install --no-install-recommends $*"
        return 1
    fi
    say "Installing with apt: $*"
    local log
    log=$(mktemp)
    if ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive sh -c '
        apt-get update -qq; apt-get install -qq -y --no-install-recommends "$@"' apt "$@" >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        return 0
    fi
    tail -n 5 "$log" >&2
    rm -f "$log"
    say "apt could not install them. To try again: sudo apt-get install --no-install-recommends $*"
    return 1
}

# shellcheck disable=SC2086 # one word a package
system_packages() {
    local missing as_root
    missing=$(missing_venv; missing_libraries; missing_font)
    [ -n "$missing" ] || return 0
    if [ "$(cat -- "$apt_tried" 2>/dev/null)" = "$missing" ]; then
        say "Still missing: sudo apt-get install --no-install-recommends" $missing
        return 0
    fi
    apt_install $missing && return 0
    # libraries can be done without, and apt may still have this one where it lacks another
    if [ -n "$(missing_venv)" ] && ! may_install; then die "Then run this again."; fi
    mkdir -p -- "$venv"
    printf '%s\n' "$missing" >"$apt_tried"
    say "Going on without; the window may not open, or may show squares for Chinese."
}

# Prints a Python that is new enough. LEITONG_PYTHON names another than the one found.
find_python() {
    local candidate
    for candidate in ${LEITONG_PYTHON:+"$LEITONG_PYTHON"} python3 python3.13 python3.12 python3.11 python3.14; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v -- "$candidate"
            return 0
        fi
    done
    return 1
}

# Debian keeps venv and pip in packages of their own.
venv_package() {
    case $("$1" -c 'import sys; print(sys.base_prefix)') in
    /usr) "$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])' ;;
    esac
}

# Prints that package if an environment is still to be made and this Python can't.
missing_venv() {
    local python
    if [ -x "$python_in_venv" ] && [ ! -e "$unfinished" ]; then return 0; fi
    python=$(find_python) || return 0
    "$python" -c 'import ensurepip, venv' 2>/dev/null || venv_package "$python"
}

make_venv() {
    local python package
    python=$(find_python) || die "Leitong needs Python 3.11 or later; found: $(python3 --version 2>&1 || echo none)"
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$(venv_package "$python")
        [ -n "$package" ] || die "$python has no venv and ensurepip modules; Leitong needs both."
        apt_install "$package" || exit 1
    fi
    if [ -d "$venv" ]; then
        find "$venv" -mindepth 1 -maxdepth 1 ! -path "$apt_tried" -exec rm -rf -- {} +
    fi
    mkdir -p -- "$venv"
    : >"$unfinished"
    "$python" -m venv -- "$venv" || die "$python could not make $venv"
}

# Is there a finished environment that was made at this very place? Its scripts hold absolute paths, so that one that
# was moved or copied with the clone can't be used.
venv_is_sound() {
    [ ! -e "$unfinished" ] &&
        grep -qsF -- "$venv" "$venv/bin/activate" &&
        "$python_in_venv" -m pip --version >/dev/null 2>&1
}

# What must not have changed since the last installation: the place, and what pyproject.toml asks for.
stamp_for() {
    printf '%s %s\n' "$(cksum <"$root/pyproject.toml")" "$venv"
}

# install_leitong EXTRA: Leitong itself, with EXTRA ("" or "test"). Does nothing if that was done before.
#
# Editable: `git pull` then takes effect at once, and only a change of pyproject.toml needs pip again.
install_leitong() {
    local extra=$1 wanted stamp
    wanted=$(stamp_for)
    for stamp in "$venv/leitong-test" "$venv/leitong-${extra:-run}"; do
        if [ ! -e "$unfinished" ] && [ "$(cat -- "$stamp" 2>/dev/null)" = "$wanted" ] && [ -x "$python_in_venv" ]; then
            return 0
        fi
    done
    venv_is_sound || make_venv
    say "Installing Leitong in $venv (once; up to some minutes)…"
    : >"$unfinished"
    "$python_in_venv" -m pip install --quiet --disable-pip-version-check --use-pep517 \
        --editable "$root${extra:+[$extra]}" ||
        die "pip could not install Leitong; its messages are above."
    printf '%s\n' "$wanted" >"$venv/leitong-${extra:-run}"
    rm -f -- "$unfinished"
}

# make_ready EXTRA: everything that a fresh machine lacks. Two runs at once wait for each other.
make_ready() {
    exec 9<"$root/packaging/lib.sh"
    if command -v flock >/dev/null; then flock 9; fi
    system_packages
    install_leitong "$1"
    exec 9<&-
}
